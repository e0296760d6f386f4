import { token, type Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { vault } from '#modules/vault/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import { HmacAccountNames } from './adapters/crypto/hmac-account-names.ts';
import { shopAdminRoutes } from './adapters/http/shop.admin.routes.ts';
import { shopRoutes } from './adapters/http/shop.routes.ts';
import { MikroListings } from './adapters/persistence/mikro-listings.ts';
import { MikroPurchases } from './adapters/persistence/mikro-purchases.ts';
import { MikroStock } from './adapters/persistence/mikro-stock.ts';
import { ShopPersonalData } from './adapters/persistence/shop-personal-data.ts';
import { AddStock } from './application/add-stock.ts';
import { BuyAccount } from './application/buy-account.ts';
import { ChangeListing } from './application/change-listing.ts';
import { CreateListing } from './application/create-listing.ts';
import type { AccountNames, Listings, Purchases, Stock } from './application/ports.ts';
import { PreviewStock } from './application/preview-stock.ts';
import { ReadPurchases } from './application/read-purchases.ts';
import { SeedDemoListings } from './application/seed-demo-listings.ts';
import { TakeBackAccount } from './application/take-back-account.ts';
import { shop } from './shop.tokens.ts';

const inner = {
  listings: token<Listings>('shop.listings'),
  stock: token<Stock>('shop.stock'),
  purchases: token<Purchases>('shop.purchases'),
  names: token<AccountNames>('shop.names'),
  buyAccount: token<BuyAccount>('shop.buyAccount'),
  takeBackAccount: token<TakeBackAccount>('shop.takeBackAccount'),
  addStock: token<AddStock>('shop.addStock'),
  previewStock: token<PreviewStock>('shop.previewStock'),
  createListing: token<CreateListing>('shop.createListing'),
  changeListing: token<ChangeListing>('shop.changeListing'),
  readPurchases: token<ReadPurchases>('shop.readPurchases'),
};

export const shopBindings: Bindings = (bind) => {
  const { database, transactions, clock, ids } = platform;
  const { listings, stock, purchases, names, addStock, createListing, changeListing } = inner;
  const { announcingLedger: ledger } = wallet;
  const { stockVault } = vault;
  bind.type(listings, MikroListings, [database]);
  bind.type(stock, MikroStock, [database]);
  bind.type(purchases, MikroPurchases, [database]);
  bind.type(shop.personalData, ShopPersonalData, [database]);
  bind.type(names, HmacAccountNames, [shop.nameSecret]);

  bind.type(inner.buyAccount, BuyAccount, [listings, stock, purchases, stockVault, ledger, transactions, clock, ids]);
  bind.type(inner.takeBackAccount, TakeBackAccount, [stock, purchases, stockVault, ledger, transactions, clock]);
  bind.type(addStock, AddStock, [listings, stock, stockVault, names, transactions, clock, ids]);
  bind.type(inner.previewStock, PreviewStock, [listings, stock, names]);
  bind.type(createListing, CreateListing, [listings, clock, ids]);
  bind.type(changeListing, ChangeListing, [listings, transactions, clock]);
  bind.type(inner.readPurchases, ReadPurchases, [purchases, stockVault]);
  bind.type(shop.seedDemoListings, SeedDemoListings, [listings, createListing, addStock, transactions]);

  bind.make(shop.http, shopRoutes, [listings, inner.buyAccount, inner.readPurchases]);
  bind.make(shop.adminHttp, shopAdminRoutes, [
    listings,
    stock,
    createListing,
    changeListing,
    addStock,
    inner.previewStock,
    inner.takeBackAccount,
  ]);
};
