import { orderStates, type OrderState, overStates } from '#contract/vocabulary.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatDay } from '../../lib/time.ts';
import { GameIcon } from '../../ui/GameIcon.tsx';
import { Money } from '../../ui/Money.tsx';
import { StatePill } from '../../ui/Pill.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { describe, type OrderRow } from './describe.ts';
import { UnreadTag } from '../chat/UnreadTag.tsx';
import { Work } from './Work.tsx';

export type OrderFilter = 'all' | 'open' | 'ended';
export const statesOf: Record<OrderFilter, readonly OrderState[]> = {
  all: [],
  open: orderStates.filter((state) => !overStates.includes(state)),
  ended: overStates,
};
const filters = [
  { value: 'all', label: 'Tümü' },
  { value: 'open', label: 'Süren' },
  { value: 'ended', label: 'Biten' },
] as const;

export function OrderFilters({ value, onChange }: { value: OrderFilter; onChange: (next: OrderFilter) => void }) {
  return <Segmented name="Duruma göre filtrele" options={filters} value={value} onChange={onChange} />;
}

/** A customer's orders. On phones each row becomes a card. */
export function OrderTable({ rows, busy }: { rows: readonly OrderRow[]; busy: boolean }) {
  return (
    <table className="tbl tbl--c list-page__t" aria-busy={busy}>
      <thead>
        <tr>
          <th className="hide-m">No</th>
          <th>Hizmet</th>
          <th>Ne için</th>
          <th>Durum</th>
          <th className="r">Tutar</th>
          <th className="r hide-m">Tarih</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OrderLine key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function OrderLine({ row }: { row: OrderRow }) {
  const { service, game } = describe(row.draft);
  return (
    <tr>
      <td className="num dim hide-m">
        <Link className="quiet-link" to={paths.order(row.id)}>
          {row.number}
        </Link>
      </td>
      <td>
        <Link className="row quiet-link" to={paths.order(row.id)}>
          <GameIcon game={game} />
          <b className="medium">{service.smallTitle}</b>
          <span className="vh">, sipariş {row.number}</span>
          <UnreadTag orderId={row.id} />
        </Link>
      </td>
      <td className="wide">
        <Work draft={row.draft} />
      </td>
      <td className="st">
        <span className="row row--wrap">
          <StatePill order={row} reader="customer" />
          {row.state === 'waiting' && (
            <Link className="link small" to={paths.order(row.id)}>
              {service.kind === 'duo' ? 'Riot ID’ni ekle' : 'Hesabını ekle'}
              <span className="vh">, sipariş {row.number}</span>
            </Link>
          )}
        </span>
      </td>
      <td className="r am">
        <Money value={row.price} />
        {row.refunded.amount > 0 && <div className="small muted">İade {formatMoney(row.refunded)}</div>}
      </td>
      <td className="r dim hide-m">
        <time dateTime={row.createdAt}>{formatDay(row.createdAt)}</time>
      </td>
    </tr>
  );
}
