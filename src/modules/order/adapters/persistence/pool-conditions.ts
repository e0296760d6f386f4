import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { PoolQuery, Reach } from '../../application/pool-ports.ts';

/** The order's game; for lessons, the game that the coach teaches. */
const playedGame = sql`case when game = 'coaching' then draft -> 'coach' ->> 'game' else game end`;

/**
 * Orders that the booster's profile allows (the rules of `judge`). Orders whose customer asked to replace this booster
 * are left out.
 */
const within = ({ active, services, byGame, boosterId }: Reach): RawBuilder<SqlBool> => {
  const limits = byGame.flatMap(({ game, servers, rung }) => [
    ...(servers ? [sql`(${playedGame} <> ${game} or server = any(${[...servers]}))`] : []),
    ...(rung === undefined ? [] : [sql`(${playedGame} <> ${game} or coalesce(rung_asked, 0) <= ${rung})`]),
  ]);
  const turnedAway = sql`id <> all(array(select order_id from order_stint where booster_id = ${boosterId} and turned_away))`;
  return sql<SqlBool>`(${sql.join([sql`${active}::boolean`, sql`service = any(${[...services]})`, ...limits, turnedAway], sql` and `)})`;
};

/** The domain's `shareOf` as SQL: rounded half away from zero to whole kuruş, and at most what is left of the price. */
const earningsAt = (sharePercent: number) => sql`case
  when earlier_worth_kurus >= price_kurus then 0
  else least(
    round(price_kurus * ${sharePercent}::numeric / 100) - round(earlier_worth_kurus * ${sharePercent}::numeric / 100),
    price_kurus - earlier_earned_kurus)
  end`;

/** The offer of an order is read from its row, which a page of the pool reads anyway. */
const isOffered = ({ boosterId, at }: PoolQuery['seenBy']): RawBuilder<SqlBool> =>
  sql`(offered_until is null or offered_until <= ${at} or offered_to = ${boosterId})`;

export const poolConditions = ({ seenBy, fits, earns }: PoolQuery): readonly RawBuilder<SqlBool>[] => [
  isOffered(seenBy),
  ...(fits ? [sql<SqlBool>`${within(fits.reach)} is ${sql.raw(fits.is ? '' : 'not ')}true`] : []),
  ...(earns ? [sql<SqlBool>`${earningsAt(earns.sharePercent)} >= ${earns.atLeast}`] : []),
];
