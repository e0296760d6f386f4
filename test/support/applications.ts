import { randomUUID } from 'node:crypto';
import type { NewApplication } from '#contract/booster/application.ts';

/** A booster application with a new e-mail address. */
export const anApplication = (change: Partial<NewApplication> = {}): NewApplication => ({
  firstName: 'Ece',
  lastName: 'Işık',
  email: `ece${randomUUID().replaceAll('-', '').slice(0, 16)}@basamak.test`,
  phone: '+905321234567',
  country: 'Türkiye',
  residency: 'İzmir',
  languages: ['tr', 'en'],
  leagueRank: 'master4',
  valorantRank: null,
  wildriftRank: null,
  tftRank: 'diamond1',
  comfortableLeagueServers: ['tr', 'euw'],
  comfortableValorantServers: [],
  comfortableWildriftServers: [],
  weeklyHours: 25,
  links: ['https://example.com/summoners/tr/Ece-TR1'],
  experience: 'Üç sezondur Üstatlık seviyesinde orman oynuyorum, iki yıl koçluk yaptım.',
  consent: true,
  ...change,
});
