import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { formatMoney, sayMoney } from '../../lib/money.ts';
import { Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { earningsQuery } from './queries.ts';

const dayAndMonth = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long' });

/** The earnings of the last weeks as a chart of steps. */
export function EarningsBars() {
  const earnings = useQuery(earningsQuery);
  return (
    <div className="panel">
      <div className="panel__h">
        <h2 className="panel__t">Kazanç</h2>
        <span className="small dim">Haftalık, ₺</span>
      </div>
      {earnings.isPending && <SkeletonRows rows={3} />}
      {earnings.isError && <Failed title="Kazanç yüklenemedi" retry={() => void earnings.refetch()} />}
      {earnings.data && <Bars weeks={earnings.data.byWeek} />}
    </div>
  );
}

function Bars({ weeks }: { weeks: readonly { week: string; amount: { amount: number; currency: 'TRY' } }[] }) {
  const most = Math.max(1, ...weeks.map(({ amount }) => amount.amount));
  const last = weeks.at(-1);
  const first = weeks[0];
  if (!last || !first || weeks.every(({ amount }) => amount.amount === 0)) {
    return <p className="muted small">Son haftalarda kazancın yok. Onaylanan siparişlerinin payı burada görünür.</p>;
  }
  return (
    <>
      <div className="bars" aria-hidden="true">
        {weeks.map(({ week, amount }, index) => (
          <i
            key={week}
            className={index === weeks.length - 1 ? 'now' : undefined}
            style={{ '--v': 2 + (98 * amount.amount) / most } as CSSProperties}
          />
        ))}
      </div>
      <table className="vh">
        <caption>Haftalık kazanç</caption>
        <thead>
          <tr>
            <th>Haftanın başı</th>
            <th>Kazanç</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, amount }) => (
            <tr key={week}>
              <th scope="row">{weekStart(week)}</th>
              <td>{sayMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="spread tiny dim bars__foot" aria-hidden="true">
        <span>{weekStart(first.week)}</span>
        <span>
          Bu hafta <b className="num">{formatMoney(last.amount)}</b>
        </span>
      </div>
    </>
  );
}

const weekStart = (week: string): string => {
  const date = new Date(week);
  return Number.isNaN(date.getTime()) ? week : dayAndMonth.format(date);
};
