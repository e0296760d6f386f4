import type { ApplicationValues } from './application-schema.ts';

/** The sections of the form and their fields. */
export const sections = [
  {
    id: 'sen',
    title: 'Sen',
    fields: ['firstName', 'lastName', 'email', 'phone', 'country', 'residency', 'languages'],
  },
  {
    id: 'oyunlar',
    title: 'Oyunların',
    fields: ['ranks', 'leagueServers', 'valorantServers', 'wildriftServers'],
  },
  { id: 'deneyim', title: 'Deneyimin', fields: ['weeklyHours', 'links', 'experience'] },
  { id: 'onay', title: 'Onay', fields: ['consent'] },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly (keyof ApplicationValues)[];
}[];

export type SectionId = (typeof sections)[number]['id'];
