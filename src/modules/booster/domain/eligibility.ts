import { rungAt } from '#kernel/ladder.ts';
import { ladderOf, playedGames, type PlayedGame } from '#kernel/vocabulary.ts';
import { comfortableServersIn, type Profile, rankIn } from './profile.ts';

/** A booster as the rules see them. */
export interface Candidate {
  readonly profile: Profile;
  readonly active: boolean;
}

/** What an order asks of who plays it. */
export interface OrderRequirements {
  readonly service: string;
  readonly game: PlayedGame;
  readonly server: string;
  /** The highest rank that is to be reached or played at, as a position on the game's ladder; null where there is none. */
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

/** A booster takes an order if all of them agree (domain.md §4); the simultaneous limit is counted by the orders. */
const rules: readonly (readonly [Because, Rule])[] = [
  ['banned', notBanned],
  ['service', servesTheService],
  ['server', servesTheServer],
  ['rank', rankIsHighEnough],
];

/** The first rule that says no; undefined where the booster may play it. */
export const ineligibleBecause = (candidate: Candidate, needs: OrderRequirements): Because | undefined =>
  rules.find(([, agrees]) => !agrees(candidate, needs))?.[0];

/** What these rules let a booster take, for a list that is asked for it; where nothing is set there is no limit. */
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
