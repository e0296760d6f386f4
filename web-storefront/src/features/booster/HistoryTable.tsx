import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { paths } from '../../config/paths.ts';
import { pagesOf } from '../../lib/lists.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatDay } from '../../lib/time.ts';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { StatePill } from '../../ui/Pill.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { describe, type OrderRow } from '../order/describe.ts';
import { Work } from '../order/Work.tsx';
import { historyQuery, type End } from './queries.ts';

const EarningsBars = part(async () => ({ default: (await import('./EarningsBars.tsx')).EarningsBars }));

const choices = [
  { value: 'all' as End, label: 'Tümü' },
  { value: 'done' as End, label: 'Bitirdiklerin' },
  { value: 'cancelled' as End, label: 'İptal ve iadeler' },
];
const slugs = { all: '', done: 'bitti', cancelled: 'iptal' } as const satisfies Record<End, string>;

/** The booster's ended orders. */
export default function HistoryTable() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(0, Math.trunc(Number(search.get('sayfa') ?? 1)) - 1 || 0);
  const end = choices.find(({ value }) => slugs[value] === search.get('durum'))?.value ?? 'all';
  const history = useQuery({ ...historyQuery(page, end), placeholderData: keepPreviousData });
  const show = (durum: string, next: number) =>
    setSearch({ ...(durum ? { durum } : {}), ...(next > 0 ? { sayfa: String(next + 1) } : {}) });
  if (history.isPending) return <SkeletonRows rows={6} label="Geçmiş yükleniyor" />;
  if (history.isError && !history.data) {
    return <Failed title="Geçmiş yüklenemedi" of={history} />;
  }
  const { rows, total } = history.data;
  if (total === 0 && end === 'all') {
    return (
      <Empty title="Henüz biten siparişin yok">Onaylanan, iptal edilen ve iade edilen siparişlerin burada durur.</Empty>
    );
  }
  return (
    <>
      <div className="panel-h">
        <Suspense fallback={<div className="panel" />}>
          <EarningsBars />
        </Suspense>
      </div>
      <div className="panel-h">
        <Segmented
          name="Sonuca göre filtrele"
          options={choices}
          value={end}
          onChange={(value: End) => show(slugs[value], 0)}
        />
      </div>
      {rows.length === 0 && <Empty picture="gap" title="Bu filtrede sipariş yok" />}
      {rows.length > 0 && (
        <table className="tbl tbl--c" aria-busy={history.isPlaceholderData}>
          <thead>
            <tr>
              <th>Hizmet</th>
              <th>Ne yapıldı</th>
              <th>Durum</th>
              <th className="r">Kazancın</th>
              <th className="r hide-m">Bitti</th>
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
                    <StatePill order={row} />
                  </td>
                  <td className="r am">
                    <Earned row={row} />
                  </td>
                  <td className="r dim hide-m">
                    <time dateTime={row.updatedAt}>{formatDay(row.updatedAt)}</time>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <Pager page={page} pages={pagesOf(total)} onPage={(next) => show(slugs[end], next)} />
    </>
  );
}

/** What the order brought, and when that reached the balance. */
function Earned({ row: { earned, state } }: { row: OrderRow }) {
  if (!earned) {
    return <span className="small dim">{state === 'closed' ? 'Birazdan bakiyende' : 'Kazanç yok'}</span>;
  }
  return (
    <>
      <b className="num">{formatMoney(earned.amount)}</b>
      <br />
      <span className="tiny dim">
        Ödendi: <time dateTime={earned.at}>{formatDay(earned.at)}</time>
      </span>
    </>
  );
}
