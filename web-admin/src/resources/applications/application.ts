import { gameLabels } from '#contract/vocabulary.ts';
import { rungName } from '../../lib/draft.ts';
import type { AdminApplication } from '../../lib/records.ts';

export const nameOf = ({ firstName, lastName }: AdminApplication): string => `${firstName} ${lastName}`;

/** The games that the applicant plays for others, and how well. */
export const ranksOf = (application: AdminApplication): readonly (readonly [game: string, rank: string])[] =>
  (
    [
      ['league', application.leagueRank],
      ['valorant', application.valorantRank],
      ['wildrift', application.wildriftRank],
      ['tft', application.tftRank],
    ] as const
  ).flatMap(([game, rank]) => (rank === null ? [] : [[gameLabels[game], rungName(game, rank)] as const]));

/** A user name out of the name, for a start: letters of the Latin alphabet and digits. */
export const usernameFor = ({ firstName, lastName }: AdminApplication): string =>
  `${firstName}${lastName}`
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^a-z\d]/g, '')
    .slice(0, 24);
