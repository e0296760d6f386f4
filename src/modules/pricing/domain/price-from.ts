import { positionOf } from '#kernel/ladder.ts';
import type { Money } from '#kernel/money.ts';
import {
  challengerMinimumLp,
  leagueTiers,
  orderServers,
  serviceOf,
  services,
  type LeagueTier,
  type PlayedGame,
  type Service,
} from '#kernel/vocabulary.ts';
import type { Draft, Work } from './draft.ts';
import type { PublishedBook } from './price-book.ts';
import { quote } from './quote.ts';

/** The price of the smallest order of each service on its cheapest server, without any extras. */
export const lowestPrices = (book: PublishedBook, minimum: Money): ReadonlyMap<string, Money> =>
  new Map(services.map((service) => [service.id, lowestPrice(service, book, minimum)]));

/** The price of an hour with a League coach of each league on the cheapest server, the lowest league first. */
export const coachPrices = (book: PublishedBook, minimum: Money): readonly CoachPrice[] =>
  leagueTiers
    .filter((tier) => tier !== 'unranked')
    .map((tier) => ({
      tier,
      price: leastOf(serviceOf('kocluk'), { kind: 'coaching', tier, count: 1 }, 'league', book, minimum),
    }));

export interface CoachPrice {
  readonly tier: LeagueTier;
  readonly price: Money;
}

const nothing = { offline: false, stream: false, priority: false, extraWin: false };

const lowestPrice = (service: Service, book: PublishedBook, minimum: Money): Money => {
  const game = service.game === 'coaching' ? 'league' : service.game;
  return leastOf(service, smallestWork(service, game), game, book, minimum);
};

/** The price of this work on the cheapest server. */
const leastOf = (service: Service, work: Work, game: PlayedGame, book: PublishedBook, minimum: Money): Money => {
  const prices = orderServers[game].map((server) => {
    const draft: Draft = {
      service,
      game,
      server,
      queue: 'solo',
      lane: 'none',
      specificAgents: false,
      extras: nothing,
      work,
    };
    return quote(draft, book, new Date(0), { minimum }).price;
  });
  return prices.reduce((least, price) => least.min(price));
};

/** Ranks begin with iron, because the form's ladder does not contain unranked. */
const smallestWork = ({ kind }: Service, game: PlayedGame): Work => {
  switch (kind) {
    case 'elo':
    case 'duo': {
      const [lowest, next] = game === 'valorant' ? [1, 2] : [4, 3];
      const rung = (division: number) => positionOf(game, { tier: 'iron', division });
      return { kind: 'climb', from: rung(lowest), to: rung(next), targetTier: 'iron', duo: kind === 'duo' };
    }
    case 'win':
      return { kind: 'wins', tier: 'iron', count: 1 };
    case 'placement':
      return { kind: 'placement', tier: 'iron', count: 1 };
    case 'coaching':
      return { kind: 'coaching', tier: 'iron', count: 1 };
    case 'unrated':
      return { kind: 'unrated', count: 1 };
    case 'hero':
      return { kind: 'mastery', from: 0, to: 1 };
    case 'level':
      return { kind: 'levels', from: 1, to: 2 };
    case 'challenger':
      return { kind: 'challenger', from: 0, to: challengerMinimumLp };
    case 'radiant':
      return { kind: 'radiant', from: 0, to: 1 };
  }
};
