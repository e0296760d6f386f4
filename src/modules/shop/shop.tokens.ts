import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { SeedDemoListings } from './application/seed-demo-listings.ts';

export const shop = {
  /** Bound in main. The key of the fingerprints that identify accounts. */
  nameSecret: token<string>('shop.nameSecret'),
  seedDemoListings: token<SeedDemoListings>('shop.seedDemoListings'),
  personalData: token<PersonalData>('shop.personalData'),
};
