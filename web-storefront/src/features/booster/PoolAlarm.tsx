import '../../styles/pool.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { formatMoney } from '../../lib/money.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { Listed } from '../../lib/lists.ts';
import { describe } from '../order/describe.ts';
import { chime } from '../../lib/sound.ts';
import { usePoolAlarm } from './pool-alarm.ts';
import { poolQuery, profileQuery, type PoolOrder } from './queries.ts';

/**
 * The takeable orders of the newest ones that were not among them at the last look. If there were more on the next
 * page, an older order than all that were seen has only moved up.
 */
function newIn(rows: readonly PoolOrder[], seen: Listed<PoolOrder>): readonly PoolOrder[] {
  const ids = new Set(seen.rows.map(({ id }) => id));
  const oldest = seen.total > seen.rows.length ? (seen.rows.at(-1)?.createdAt ?? '') : '';
  return rows.filter(({ id, takeable, createdAt }) => takeable && !ids.has(id) && createdAt > oldest);
}

/** In the pool's own order, a new order of a long pool would come on a later page. */
const newestQuery = poolQuery(0, { sort: 'yeni' });

/** Tells of new orders in the pool that the booster can take, on every page of the panel, if they take orders. */
export default function PoolAlarm() {
  const takesOrders = useQuery(profileQuery).data?.takesOrders !== false;
  return takesOrders && <News />;
}

function News() {
  const { notice, sound } = usePoolAlarm();
  const pool = useQuery(newestQuery).data;
  const [seen, setSeen] = useState<Listed<PoolOrder>>();
  const [came, setCame] = useState<readonly PoolOrder[]>([]);
  // state during rendering: what is new follows from the last pool that was rendered
  if (pool && pool !== seen) {
    const fresh = seen ? newIn(pool.rows, seen) : [];
    setSeen(pool);
    if (fresh.length > 0) setCame([...fresh, ...came.filter(({ id }) => fresh.every((order) => order.id !== id))]);
  }
  const count = came.length;
  useEffect(() => {
    if (sound && count > 0) void chime();
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
        <ButtonLink size="sm" to={`${paths.boosterPage('havuz')}?sira=yeni`} onClick={() => setCame([])}>
          Havuza bak
        </ButtonLink>
        <Button kind="g" size="sm" onClick={() => setCame([])}>
          Kapat
        </Button>
      </span>
    </div>
  );
}
