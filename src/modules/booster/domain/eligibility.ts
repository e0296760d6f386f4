import { rungAt } from '#kernel/ladder.ts';
import { ladderOf, playedGames, type PlayedGame } from '#kernel/vocabulary.ts';
import { comfortableServersIn, type Profile, rankIn } from './profile.ts';

/** What the rules need to know about a booster. */
export interface Candidate {
  readonly profile: Profile;
  readonly active: boolean;
}

/** What an order requires of its booster. */
export interface OrderRequirements {
  readonly service: string;
  readonly game: PlayedGame;
  readonly server: string;
  /** The highest rank of the work, as a position on the game's ladder; null if the work has none. */
  readonly highestPosition: number | null;
}

export type Because = 'banned' | 'service' | 'server' | 'rank';

type Rule = (candidate: Candidate, needs: OrderRequirements) => boolean;

const notBanned: Rule = ({ active }) => active;

const servesTheService: Rule = ({ profile }, { service }) => profile.availableServices.includes(service);

const servesTheServer: Rule = ({ profile }, { game, server }) => {
  const comfortable = comfortableServersIn(profile, game);
  return comfortable.length === 0 || comfortable.includes(server);
};

const rankIsHighEnough: Rule = ({ profile }, { game, highestPosition }) => {
  const rank = rankIn(profile, game);
  if (rank === null || highestPosition === null) return true;
  return rungOf(game, rank) >= rungAt(game, highestPosition);
};

const rungOf = (game: PlayedGame, rank: string): number => ladderOf(game).findIndex((rung) => rung.id === rank);

/**
 * A booster may take an order if none of these rules refuses (domain.md §4). The order module checks the limit of
 * simultaneous orders.
 */
const rules: readonly (readonly [Because, Rule])[] = [
  ['banned', notBanned],
  ['service', servesTheService],
  ['server', servesTheServer],
  ['rank', rankIsHighEnough],
];

/** The first rule that refuses; undefined if the booster may play the order. */
export const ineligibleBecause = (candidate: Candidate, needs: OrderRequirements): Because | undefined =>
  rules.find(([, agrees]) => !agrees(candidate, needs))?.[0];

/** The same rules in a form that a list can filter by. An undefined value sets no limit. */
export const reachOf = ({ profile, active }: Candidate) => ({
  active,
  services: profile.availableServices,
  byGame: playedGames.map((game) => {
    const servers = comfortableServersIn(profile, game);
    const rank = rankIn(profile, game);
    return {
      game,
      servers: servers.length === 0 ? undefined : servers,
      rung: rank === null ? undefined : rungOf(game, rank),
    };
  }),
});
