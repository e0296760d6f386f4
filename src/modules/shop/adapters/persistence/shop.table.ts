import { defineEntity, p } from '@mikro-orm/core';
import { money, time } from '#platform/db/columns.ts';
import { leagueServers, stockStates } from '#kernel/vocabulary.ts';
import type { TablesOf } from '#platform/db/orm.ts';

/**
 * The table is not named `listing`, because in a join a column `listing_id` would be read as the column `id` of
 * `listing`.
 */
export const ListingRow = defineEntity({
  name: 'ListingRow',
  tableName: 'shop_listing',
  properties: {
    id: p.uuid().primary(),
    server: p.enum(leagueServers),
    level: p.integer(),
    description: p.text(),
    price: money('price_kurus'),
    onSale: p.boolean(),
    createdAt: time(),
    updatedAt: time(),
  },
  indexes: [{ name: 'shop_listing_created', properties: ['createdAt', 'id'] }],
  checks: [{ name: 'shop_listing_price_check', expression: 'price_kurus > 0' }],
});

export const StockAccountRow = defineEntity({
  name: 'StockAccountRow',
  tableName: 'stock_account',
  properties: {
    id: p.uuid().primary(),
    listingId: p.uuid(),
    fingerprint: p.string().columnType('char(64)'),
    state: p.enum(stockStates),
    createdAt: time(),
  },
  indexes: [
    { name: 'stock_account_created', properties: ['createdAt', 'id'] },
    { name: 'stock_account_shelf', properties: ['listingId', 'state', 'createdAt', 'id'] },
    {
      name: 'stock_account_known',
      expression: `create unique index "stock_account_known" on "stock_account" ("fingerprint") where "state" <> 'retired'`,
    },
  ],
});

export const StockPurchaseRow = defineEntity({
  name: 'StockPurchaseRow',
  tableName: 'stock_purchase',
  properties: {
    id: p.uuid().primary(),
    listingId: p.uuid(),
    stockAccountId: p.uuid(),
    buyerId: p.uuid(),
    buyerName: p.text(),
    server: p.enum(leagueServers),
    level: p.integer(),
    description: p.text(),
    price: money('price_kurus'),
    createdAt: time(),
    takenBackAt: time().nullable(),
    takenBackBy: p.uuid().nullable(),
    takenBackReason: p.text().nullable(),
  },
  indexes: [
    { name: 'stock_purchase_buyer', properties: ['buyerId', 'createdAt', 'id'] },
    { name: 'stock_purchase_account', properties: ['stockAccountId', 'createdAt'] },
    { name: 'stock_purchase_created', properties: ['createdAt', 'stockAccountId'] },
    {
      name: 'stock_purchase_standing',
      expression:
        'create unique index "stock_purchase_standing" on "stock_purchase" ("stock_account_id") where "taken_back_at" is null',
    },
  ],
  checks: [
    { name: 'stock_purchase_price_check', expression: 'price_kurus > 0' },
    {
      name: 'stock_purchase_taken_back_check',
      expression: 'num_nonnulls(taken_back_at, taken_back_by, taken_back_reason) in (0, 3)',
    },
  ],
});

export const shopRows = [ListingRow, StockAccountRow, StockPurchaseRow];
export type ShopTables = TablesOf<typeof ListingRow | typeof StockAccountRow | typeof StockPurchaseRow>;
