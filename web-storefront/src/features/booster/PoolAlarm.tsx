import '../../styles/pool.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { formatMoney } from '../../lib/money.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { describe } from '../order/describe.ts';
import { chime, usePoolAlarm } from './pool-alarm.ts';
import { poolQuery, type PoolOrder } from './queries.ts';

interface Seen {
  readonly ids: ReadonlySet<string>;
  readonly total: number;
}

/** The orders that came into the pool since the last look. An order that only moved up a page is not one of them. */
export const newIn = (rows: readonly PoolOrder[], total: number, seen: Seen): readonly PoolOrder[] =>
  total < seen.total ? [] : rows.filter(({ id, takeable }) => takeable && !seen.ids.has(id));

/** Tells of new orders in the pool that the booster can take, on every page of the panel. */
export default function PoolAlarm() {
  const { notice, sound } = usePoolAlarm();
  const pool = useQuery(poolQuery(0)).data;
  const [seen, setSeen] = useState<Seen>();
  const [came, setCame] = useState<readonly PoolOrder[]>([]);
  // state during rendering: what is new follows from the last pool that was rendered
  if (pool && (!seen || pool.total !== seen.total || pool.rows.some(({ id }) => !seen.ids.has(id)))) {
    const fresh = seen ? newIn(pool.rows, pool.total, seen) : [];
    setSeen({ ids: new Set([...(seen?.ids ?? []), ...pool.rows.map(({ id }) => id)]), total: pool.total });
    if (fresh.length > 0) setCame([...fresh, ...came]);
  }
  const count = came.length;
  useEffect(() => {
    if (sound && count > 0) chime();
  }, [sound, count]);
  // an order that somebody else took meanwhile is not announced any longer
  const open = came.filter(({ id }) => pool?.rows.some((row) => row.id === id));
  const [newest, ...others] = open;
  if (!notice || !newest) return null;
  return (
    <div className="alert ok pool-alarm panel-h" role="status">
      <span>
        Havuza sana uyan yeni bir sipariş geldi: {describe(newest.draft).title}, kazancın {formatMoney(newest.earnings)}
        .{others.length > 0 && ` ${others.length} yeni sipariş daha var.`}
      </span>
      <span className="row">
        <ButtonLink size="sm" to={paths.boosterPage('havuz')} onClick={() => setCame([])}>
          Havuza bak
        </ButtonLink>
        <Button kind="g" size="sm" onClick={() => setCame([])}>
          Kapat
        </Button>
      </span>
    </div>
  );
}
