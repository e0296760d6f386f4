import { token } from '#platform/di.ts';
import type { Books, Holders, Ledger } from './application/ports.ts';

export const wallet = {
  ledger: token<Ledger>('wallet.ledger'),
  books: token<Books>('wallet.books'),
  /** Bound in main, to identity. */
  holders: token<Holders>('wallet.holders'),
};
