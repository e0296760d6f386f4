import type { PersonalData } from '#kernel/personal-data.ts';
import { token } from '#platform/di.ts';
import type { ShopAdminHandlers } from './adapters/http/shop.admin.routes.ts';
import type { ShopHandlers } from './adapters/http/shop.routes.ts';
import type { SeedDemoListings } from './application/seed-demo-listings.ts';

export const shop = {
  /** Bound by main: what accounts' names are recognised by. */
  nameSecret: token<string>('shop.nameSecret'),
  seedDemoListings: token<SeedDemoListings>('shop.seedDemoListings'),
  personalData: token<PersonalData>('shop.personalData'),
  http: token<ShopHandlers>('shop.http'),
  adminHttp: token<ShopAdminHandlers>('shop.adminHttp'),
};
