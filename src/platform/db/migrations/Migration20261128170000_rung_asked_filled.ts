import { Migration } from '@mikro-orm/migrations';
import { backfill } from '../backfill.ts';

const divided = (tiers: readonly string[], divisions: readonly number[]) =>
  tiers.flatMap((tier) => divisions.map((division) => ({ tier, rung: `${tier}${division}` })));
const unranked = { tier: 'unranked', rung: 'unranked' };
const lower = ['iron', 'bronze', 'silver', 'gold', 'platinum'];
/** The ladders from the bottom up: Valorant's, and the one that the other games share. */
const valorant = [
  unranked,
  ...divided([...lower, 'diamond', 'ascendant', 'immortal'], [1, 2, 3]),
  ...divided(['radiant'], [1]),
];
const others = [
  unranked,
  ...divided([...lower, 'emerald', 'diamond', 'master', 'grandmaster', 'challenger'], [4, 3, 2, 1]),
];
const array = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`).join(', ')}]`;
const ofGame = (field: 'tier' | 'rung') =>
  `case when played = 'valorant' then ${array(valorant.map((each) => each[field]))} else ${array(others.map((each) => each[field]))} end`;

/** The rank that the draft asks for; wins, placements and lessons name a tier without its division. */
const asked = `case
  when "draft" -> 'wins' is not null then jsonb_build_object('tier', "draft" -> 'current' -> 'tier')
  when "draft" -> 'previousTier' is not null then jsonb_build_object('tier', "draft" -> 'previousTier')
  when "draft" -> 'coach' is not null then jsonb_build_object('tier', "draft" -> 'coach' -> 'league')
  else "draft" -> 'target' end`;

/** Its place on the ladder. The apex tiers share one count of LP, a rung for each hundred. */
const rung = `(
  select case
    when tier in ('master', 'grandmaster', 'challenger') and points is not null
      then least(${others.length - 1}, greatest(array_position(tiers, tier), array_position(tiers, 'master') + points / 100) - 1)
    else coalesce(array_position(rungs, tier || coalesce(division, '')), array_position(tiers, tier)) - 1 end
  from (
    select asked ->> 'tier' as tier, asked ->> 'division' as division, (asked ->> 'lp')::int as points,
      ${ofGame('tier')} as tiers, ${ofGame('rung')} as rungs
    from (select ${asked} as asked, coalesce("draft" -> 'coach' ->> 'game', "game") as played) as said
  ) as ladder)`;

export const rungAskedFilled = backfill(
  'orders',
  'id',
  `"rung_asked" = ${rung}`,
  `"rung_asked" is null and "state" not in ('payment-error', 'closed', 'completed', 'cancelled') and ${rung} is not null`,
);

/** Of orders from before the column: without it, each of them fits every booster in the filter of the pool. */
export class Migration20261128170000_rung_asked_filled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(rungAskedFilled);
  }
}
