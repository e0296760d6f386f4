import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../lib/router/index.ts';
import { paths } from '../../app/paths.ts';
import { pagesOf } from '../../lib/lists.ts';
import { formatDay } from '../../lib/time.ts';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { StatePill } from '../../ui/Pill.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { describe } from '../order/describe.ts';
import { Work } from '../order/Work.tsx';
import { historyQuery } from './queries.ts';

/** Orders that have come to an end. */
export default function HistoryTable() {
  const [page, setPage] = useState(0);
  const history = useQuery({ ...historyQuery(page), placeholderData: keepPreviousData });
  if (history.isPending) return <SkeletonRows rows={6} label="Geçmiş yükleniyor" />;
  if (history.isError && !history.data) {
    return <Failed title="Geçmiş yüklenemedi" retry={() => void history.refetch()} />;
  }
  const { rows, total } = history.data;
  if (rows.length === 0) return <Empty title="Henüz biten siparişin yok" />;
  return (
    <>
      <table className="tbl tbl--c" aria-busy={history.isPlaceholderData}>
        <thead>
          <tr>
            <th>Hizmet</th>
            <th>Ne yapıldı</th>
            <th>Durum</th>
            <th className="r">Bitti</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { service, game } = describe(row.draft);
            return (
              <tr key={row.id}>
                <td>
                  <Link className="row quiet-link" to={paths.boosterOrder(row.id)}>
                    <GameIcon game={game} />
                    <b className="medium">{service.smallTitle}</b>
                    <span className="dim small num">{row.number}</span>
                  </Link>
                </td>
                <td className="wide">
                  <Work draft={row.draft} />
                </td>
                <td className="st">
                  <StatePill state={row.state} service={row.draft.service} />
                </td>
                <td className="r dim am">
                  <time dateTime={row.updatedAt}>{formatDay(row.updatedAt)}</time>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Pager page={page} pages={pagesOf(total)} onPage={setPage} />
    </>
  );
}
