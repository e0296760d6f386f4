import type { Module } from '#platform/module.ts';
import { shopRows } from './adapters/persistence/shop.table.ts';
import { shopBindings } from './shop.container.ts';
import { shop } from './shop.tokens.ts';

export const shopModule = {
  rows: shopRows,
  bindings: [shopBindings],
  http: [shop.http, shop.adminHttp],
  jobs: [],
  personalData: shop.personalData,
} satisfies Module;
