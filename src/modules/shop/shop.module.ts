import type { Module } from '#platform/module.ts';
import { shopRoutes } from './adapters/http/shop.routes.ts';
import { shopAdminRoutes } from './adapters/http/shop.admin.routes.ts';
import { shopRows } from './adapters/persistence/shop.table.ts';
import { shopBindings } from './shop.container.ts';
import { shop } from './shop.tokens.ts';

export const shopModule = {
  rows: shopRows,
  bindings: [shopBindings],
  http: [shopRoutes, shopAdminRoutes],
  jobs: [],
  personalData: shop.personalData,
} satisfies Module;
