import type { Showcase } from '#contract/order/showcase.ts';
import { climbOf } from '#kernel/climb.ts';
import { positionOf } from '#kernel/ladder.ts';
import { playedGames } from '#kernel/vocabulary.ts';
import { figureOf, toldAt, whenTold } from '../domain/told-climbs.ts';
import type { Arrivals } from './ports.ts';
import type { Needs } from './needs.ts';

/** The arrivals of each service that are shown at most. */
const shown = 6;

/** The climbs of others: how many are played, how many arrived, and the newest arrivals. */
export const readClimbs =
  ({ pieces, clock }: Needs<'pieces' | 'clock'>) =>
  async (): Promise<Pick<Showcase, 'climbs' | 'arrivals'>> => {
    const time = toldAt(clock.now());
    const [climbing, arrived] = await Promise.all([pieces.climbing(), pieces.arrivals(time, shown)]);
    const climbs = playedGames.map((game) => ({
      game,
      climbing: figureOf(climbing.get(game)),
      arrived: figureOf(arrived.games.get(game)),
    }));
    return {
      climbs: climbs.filter((one) => one.climbing !== null || one.arrived !== null),
      arrivals: arrivalsOf(arrived, time.today),
    };
  };

/**
 * The arrivals, one of each service in turn; of a service those of today first, then the higher climbs. No order tells which
 * of two was earlier.
 */
const arrivalsOf = ({ customers, newest }: Arrivals, today: Date): Showcase['arrivals'] => {
  const told = newest.flatMap(({ draft, finishedAt }) => {
    const climb = climbOf(draft);
    const counted = customers.get(draft.service);
    const when = counted && whenTold(finishedAt >= today, counted);
    return climb && when ? [{ service: draft.service, ...climb, when }] : [];
  });
  const ofService = Map.groupBy(told.toSorted(todayAndHigherFirst), ({ service }) => service);
  const inTurn = [...ofService.values()].flatMap((own) => own.map((arrival, turn) => ({ arrival, turn })));
  return inTurn.toSorted((one, other) => one.turn - other.turn).map(({ arrival }) => arrival);
};

type Told = Showcase['arrivals'][number];
const todayAndHigherFirst = (one: Told, other: Told): number =>
  Number(other.when === 'today') - Number(one.when === 'today') ||
  positionOf(other.game, other.to) - positionOf(one.game, one.to) ||
  positionOf(other.game, other.from) - positionOf(one.game, one.from);
