import type { Bindings } from '#platform/di.ts';
import { platform } from '#platform/tokens.ts';
import { MikroBooks } from './adapters/persistence/mikro-books.ts';
import { MikroLedger } from './adapters/persistence/mikro-ledger.ts';
import { wallet } from './wallet.tokens.ts';

export const walletBindings: Bindings = (registry) => {
  registry.type(wallet.ledger, MikroLedger, [platform.database, platform.ids, platform.clock]);
  registry.type(wallet.books, MikroBooks, [platform.database]);
};
