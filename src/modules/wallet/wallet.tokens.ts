import { token } from '#platform/di.ts';
import type { WalletAdminHandlers } from './adapters/http/wallet.admin.routes.ts';
import type { WalletHandlers } from './adapters/http/wallet.routes.ts';
import type { Income } from './application/income.ts';
import type { Books, Holders, Ledger } from './application/ports.ts';

export const wallet = {
  ledger: token<Ledger>('wallet.ledger'),
  /** The same, and it tells the holders their new balance by itself. */
  announcingLedger: token<Ledger>('wallet.announcingLedger'),
  books: token<Books>('wallet.books'),
  income: token<Income>('wallet.income'),
  /** Bound by main, to identity. */
  holders: token<Holders>('wallet.holders'),
  http: token<WalletHandlers>('wallet.http'),
  adminHttp: token<WalletAdminHandlers>('wallet.adminHttp'),
};
