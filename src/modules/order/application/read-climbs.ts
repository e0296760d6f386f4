import type { Showcase } from '#contract/order/showcase.ts';
import { cachedAnswers } from '#kernel/cached-answers.ts';
import { positionOf, tierSpans } from '#kernel/ladder.ts';
import { type PlayedGame, playedGames, type Tier } from '#kernel/vocabulary.ts';
import { quarterOfDay, roughly, toldAt, type ToldTime } from '../domain/told-climbs.ts';
import type { ArrivedClimb } from './ports.ts';
import type { Needs } from './needs.ts';

type Told = Pick<Showcase, 'climbs' | 'arrivals'>;
type ToldArrival = Told['arrivals'][number];

/** The arrivals of each service that are shown at most. */
const shown = 6;

/** The climbs of others as of the last quarter of the day. The database is asked once in each. */
export const readClimbs = ({ pieces, clock }: Needs<'pieces' | 'clock'>) => {
  const cached = cachedAnswers<Told>(clock, quarterOfDay);

  const read = async (time: ToldTime): Promise<Told> => {
    const [played, arrived] = await Promise.all([pieces.playedAt(time.until), pieces.arrivals(time)]);
    const climbs = playedGames.map((game) => ({
      game,
      played: roughly(played.get(game)),
      arrived: roughly(arrived.games.get(game)),
    }));
    return {
      climbs: climbs.filter((one) => one.played !== null || one.arrived !== null),
      arrivals: inTurn(arrived.climbs.flatMap(toldArrival)),
    };
  };

  return (): Promise<Told> => {
    const time = toldAt(clock.now());
    return cached(time.until.toISOString(), () => read(time));
  };
};

/** A climb from tier to tier; none if it stays in its tier, or if its game has no such tier today. */
const toldArrival = ({ service, game, from, to }: ArrivedClimb): readonly ToldArrival[] => {
  const known = playedGames.find((one) => one === game);
  const tierOf = (name: string) => known && tierSpans[known].find(({ tier }) => tier === name)?.tier;
  const [start, end] = [tierOf(from), tierOf(to)];
  return known && start && end && start !== end ? [{ service, game: known, from: start, to: end }] : [];
};

/** One of each service in turn; of a service the higher climbs first. */
const inTurn = (arrivals: readonly ToldArrival[]): ToldArrival[] => {
  const ofService = Map.groupBy(arrivals.toSorted(higherFirst), ({ service }) => service);
  const turns = [...ofService.values()].flatMap((own) =>
    own.slice(0, shown).map((arrival, turn) => ({ arrival, turn })),
  );
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ arrival }) => arrival);
};

const higherFirst = (one: ToldArrival, other: ToldArrival): number =>
  heightOf(other.game, other.to) - heightOf(one.game, one.to) ||
  heightOf(other.game, other.from) - heightOf(one.game, one.from) ||
  (one.service < other.service ? -1 : 1);
const heightOf = (game: PlayedGame, tier: Tier) => positionOf(game, { tier });
