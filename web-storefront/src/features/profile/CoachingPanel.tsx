import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { StatePill } from '../../ui/Pill.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { describe } from '../order/describe.ts';
import { ordersOfService } from '../order/queries.ts';

/** The customer's coaching orders. */
export function CoachingPanel() {
  const lessons = useQuery(ordersOfService('kocluk', 3));
  return (
    <section className="panel" aria-labelledby="derslerim">
      <div className="panel__h">
        <h2 className="panel__t" id="derslerim">
          Koçluk derslerim
        </h2>
      </div>
      {lessons.isPending && <SkeletonRows rows={2} label="Dersler yükleniyor" />}
      {lessons.isError && <Failed title="Dersler yüklenemedi" of={lessons} />}
      {lessons.data?.length === 0 && (
        <Empty
          title="Henüz dersin yok"
          action={
            <ButtonLink size="sm" to={paths.service('kocluk')}>
              Koç seç
            </ButtonLink>
          }
        >
          Bir koçla saatlik çalış; hesap bilgisi gerekmez.
        </Empty>
      )}
      {lessons.data && lessons.data.length > 0 && (
        <ul className="device-list">
          {lessons.data.map((lesson) => (
            <li key={lesson.id}>
              <Link className="quiet-link" to={paths.order(lesson.id)}>
                <b className="medium">{describe(lesson.draft).title}</b>
                <br />
                <span className="tiny dim">Sipariş {lesson.number}</span>
              </Link>
              <span className="row row--wrap">
                <StatePill order={lesson} reader="customer" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
