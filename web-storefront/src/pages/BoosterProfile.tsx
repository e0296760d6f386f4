import '../styles/landing.css';
import '../styles/review.css';
import type { RouteAnswerOf } from '#contract/client.ts';
import { serviceTitle } from '#contract/vocabulary.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../config/paths.ts';
import { anonymous, ApiProblem } from '../lib/api.ts';
import { formatDay, formatMonth } from '../lib/time.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Empty, Failed } from '../ui/Empty.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { Stars } from '../ui/Stars.tsx';

type Booster = RouteAnswerOf<'GET /boosters/:id'>;

const boosterQuery = (id: string) =>
  queryOptions({
    queryKey: ['booster-profile', id],
    queryFn: ({ signal }) => anonymous.call('GET /boosters/:id', { params: { id }, signal }),
  });

/** `/boosterlar/{id}`: a booster's public profile. */
export default function BoosterProfile() {
  const id = useParams().id ?? '';
  const { data, error, refetch } = useQuery(boosterQuery(id));
  const unknown = error instanceof ApiProblem && (error.status === 404 || error.code === 'request.invalid');
  return (
    <main className="wrap narrow-page" id="icerik" tabIndex={-1}>
      <PageTitle>{data ? `${data.displayName}, booster` : 'Booster'}</PageTitle>
      {!data && !error && <SkeletonRows rows={6} label="Booster yükleniyor" />}
      {!data && error && !unknown && <Failed title="Booster yüklenemedi" retry={() => void refetch()} />}
      {!data && unknown && (
        <Empty title="Bu booster bulunamadı" action={<ButtonLink to={paths.home()}>Ana sayfa</ButtonLink>}>
          Hesabını kapatmış olabilir.
        </Empty>
      )}
      {data && <Profile booster={data} />}
    </main>
  );
}

function Profile({ booster }: { booster: Booster }) {
  const { displayName, services, finishedOrders, stars, reviewCount, memberSince } = booster;
  return (
    <>
      <header className="stack-2">
        <span className="label">Booster</span>
        <h1 className="page-h">{displayName}</h1>
      </header>
      <dl className="kpis kpis--profile">
        <div>
          <dt>Puan</dt>
          <dd>
            {stars === null ? '—' : stars.toLocaleString('tr-TR', { minimumFractionDigits: 1 })}
            <small>{reviewCount === 0 ? 'Henüz değerlendirme yok' : `${reviewCount} değerlendirme`}</small>
          </dd>
        </div>
        <div>
          <dt>Onaylanan sipariş</dt>
          <dd>{finishedOrders}</dd>
        </div>
        <div>
          <dt>Basamak’ta</dt>
          <dd>
            <time dateTime={memberSince}>{formatMonth(memberSince)}</time>
          </dd>
        </div>
      </dl>
      {services.length > 0 && (
        <section className="sec2" aria-labelledby="hizmetler">
          <header>
            <h2 id="hizmetler">Oynadığı hizmetler</h2>
          </header>
          <ul className="row row--wrap">
            {services.map((id) => (
              <li key={id} className="tag">
                {serviceTitle(id)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Reviews booster={booster} />
    </>
  );
}

function Reviews({ booster: { reviews } }: { booster: Booster }) {
  return (
    <section className="sec2" aria-labelledby="degerlendirmeler">
      <header>
        <h2 id="degerlendirmeler">Değerlendirmeler</h2>
      </header>
      {reviews.length === 0 ? (
        <Empty title="Henüz değerlendirme yok">Müşteriler, siparişleri bitince burada anlatır.</Empty>
      ) : (
        <ul className="cards">
          {reviews.map(({ stars, text, customer, service, createdAt }) => (
            <li className="card" key={customer + createdAt}>
              <Stars value={stars} />
              <p className="said">{text}</p>
              <p className="card__f tiny dim">
                <span>
                  {customer}, {serviceTitle(service)}
                </span>
                <time dateTime={createdAt}>{formatDay(createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
