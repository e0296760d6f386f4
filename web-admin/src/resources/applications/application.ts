import { gameLabels, type ServiceId, services } from '#contract/vocabulary.ts';
import { rungName } from '../../lib/draft.ts';
import type { AdminApplication } from '../../lib/records.ts';

export const nameOf = ({ firstName, lastName }: AdminApplication): string => `${firstName} ${lastName}`;

const rankOf = {
  league: 'leagueRank',
  valorant: 'valorantRank',
  wildrift: 'wildriftRank',
  tft: 'tftRank',
} as const satisfies Record<string, keyof AdminApplication>;

/** The suggested services: every service of each game in which the applicant has a rank. */
export const servicesFor = (application: AdminApplication): ServiceId[] =>
  services.flatMap(({ id, game }) => (game !== 'coaching' && application[rankOf[game]] !== null ? [id] : []));

/** The games and ranks in which the applicant wants to boost. */
export const ranksOf = (application: AdminApplication): readonly (readonly [game: string, rank: string])[] =>
  (['league', 'valorant', 'wildrift', 'tft'] as const).flatMap((game) => {
    const rank = application[rankOf[game]];
    return rank === null ? [] : [[gameLabels[game], rungName(game, rank)] as const];
  });

/** A suggested user name made of the applicant's name: Latin letters and digits only. */
export const usernameFor = ({ firstName, lastName }: AdminApplication): string =>
  `${firstName}${lastName}`
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^a-z\d]/g, '')
    .slice(0, 24);
