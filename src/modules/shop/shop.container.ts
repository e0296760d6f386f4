import { token, type Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { vault } from '#modules/vault/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { HmacAccountNames } from './adapters/crypto/hmac-account-names.ts';
import { shopAdminRoutes } from './adapters/http/shop.admin.routes.ts';
import { shopRoutes } from './adapters/http/shop.routes.ts';
import { MikroListings } from './adapters/persistence/mikro-listings.ts';
import { SqlPurchases } from './adapters/persistence/sql-purchases.ts';
import { SqlStock } from './adapters/persistence/sql-stock.ts';
import { shopPersonalData } from './adapters/persistence/shop-personal-data.ts';
import { addStock } from './application/add-stock.ts';
import { buyAccount } from './application/buy-account.ts';
import { changeListing } from './application/change-listing.ts';
import { createListing } from './application/create-listing.ts';
import type { AccountNames, Listings, Purchases, Stock } from './application/ports.ts';
import { previewStock } from './application/preview-stock.ts';
import { readPurchases } from './application/read-purchases.ts';
import { seedDemoListings } from './application/seed-demo-listings.ts';
import { takeBackAccount } from './application/take-back-account.ts';
import { shop } from './shop.tokens.ts';

const inner = {
  listings: token<Listings>('shop.listings'),
  stock: token<Stock>('shop.stock'),
  purchases: token<Purchases>('shop.purchases'),
  names: token<AccountNames>('shop.names'),
};

const useCases = {
  buyAccount,
  takeBackAccount,
  addStock,
  previewStock,
  createListing,
  changeListing,
  readPurchases,
  seedDemoListings,
};

const scope = {
  ...useCases,
  ...platform,
  ...shop,
  ...inner,
  vault: vault.stockVault,
  ledger: wallet.ledger,
  create: createListing,
};

export const shopBindings: Bindings = (bind) => {
  const { database } = platform;
  const { listings, stock, purchases, names } = inner;
  bind.type(listings, MikroListings, [database]);
  bind.type(stock, SqlStock, [database]);
  bind.type(purchases, SqlPurchases, [database]);
  bind.make(shop.personalData, shopPersonalData, [database]);
  bind.type(names, HmacAccountNames, [shop.nameSecret]);

  bind.all(scope, useCases);

  bind.make(shopRoutes, [listings, buyAccount, readPurchases]);
  bind.make(shopAdminRoutes, [listings, stock, createListing, changeListing, addStock, previewStock, takeBackAccount]);
};
