import { leagueOrderServers, services, wildriftServers } from '#kernel/vocabulary.ts';
import type { ProfileChange } from './domain/profile.ts';

/** The demonstration's booster, who takes every service at any rank on every server. */
export const masterOfAll: ProfileChange = {
  simultaneousOrders: 20,
  availableServices: services.map(({ id }) => id),
  leagueRank: 'challenger1',
  valorantRank: 'radiant1',
  wildriftRank: 'challenger1',
  tftRank: 'challenger1',
  comfortableLeagueServers: leagueOrderServers,
  comfortableWildriftServers: wildriftServers,
  // an empty list means every server, including servers on which boosters usually don't play
  comfortableValorantServers: [],
  languages: ['tr', 'en'],
  country: 'Türkiye',
  residency: 'Türkiye',
  tier: 2,
};
