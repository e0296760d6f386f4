import type { SignedIds, UnitOfWork } from '#kernel/ports.ts';
import { type Bindings, token } from '#platform/di.ts';
import { HmacSignedIds } from '#platform/signed-ids.ts';
import { platform } from '#platform/tokens.ts';
import { recordingWork } from '#platform/unit-of-work.ts';
import { fineRoutes } from './adapters/http/fine.routes.ts';
import { walletAdminRoutes } from './adapters/http/wallet.admin.routes.ts';
import { walletsAdminRoutes } from './adapters/http/wallets.admin.routes.ts';
import { walletRoutes } from './adapters/http/wallet.routes.ts';
import { walletJobs } from './adapters/jobs/wallet.jobs.ts';
import { SqlBooks } from './adapters/persistence/sql-books.ts';
import { SqlCardEarnings } from './adapters/persistence/sql-card-earnings.ts';
import { SqlEarningFigures } from './adapters/persistence/sql-earning-figures.ts';
import { SqlFineClaims } from './adapters/persistence/sql-fine-claims.ts';
import { SqlIncome } from './adapters/persistence/sql-income.ts';
import { SqlLedger } from './adapters/persistence/sql-ledger.ts';
import { SqlLedgerSums } from './adapters/persistence/sql-ledger-sums.ts';
import { SqlProviderBook } from './adapters/persistence/sql-provider-book.ts';
import { SqlPayouts } from './adapters/persistence/sql-payouts.ts';
import { SqlWallets } from './adapters/persistence/sql-wallets.ts';
import { walletPersonalData } from './adapters/persistence/wallet-personal-data.ts';
import { claimFine } from './application/claim-fine.ts';
import { confirmPayout } from './application/confirm-payout.ts';
import { correctBalance } from './application/correct-balance.ts';
import { decidePayout } from './application/decide-payout.ts';
import { keepSums } from './application/keep-sums.ts';
import type { CardEarnings, Ledger, LedgerSums } from './application/ports.ts';
import { postEntries } from './application/post-entries.ts';
import { walletProjections } from './application/projections.ts';
import { readPayoutHold } from './application/read-payout-hold.ts';
import { readWallets } from './application/read-wallets.ts';
import { requestPayout } from './application/request-payout.ts';
import { waiveFine } from './application/waive-fine.ts';
import { waiveFinesOf } from './application/waive-fines-of.ts';
import type { WalletEvent } from './domain/wallet-events.ts';
import { wallet } from './wallet.tokens.ts';

const inner = {
  work: token<UnitOfWork<WalletEvent>>('wallet.work'),
  journal: token<Ledger>('wallet.journal'),
  wallets: token<SqlWallets>('wallet.wallets'),
  cardEarnings: token<CardEarnings>('wallet.cardEarnings'),
  sums: token<LedgerSums>('wallet.sums'),
  payoutLinks: token<SignedIds>('wallet.payoutLinks'),
};

const useCases = {
  ledger: postEntries,
  keepSums,
  requestPayout,
  payoutHold: readPayoutHold,
  confirmPayout,
  decidePayout,
  correctBalance,
  claimFine,
  waiveFinesOf,
  waiveFine,
  readWallets,
};

const scope = {
  ...useCases,
  ...platform,
  ...wallet,
  ...inner,
  claims: wallet.fineClaims,
  limit: wallet.handLimit,
  terms: wallet.payoutTerms,
  access: wallet.accessHistory,
  links: inner.payoutLinks,
  limits: platform.rateLimits,
  hold: wallet.payoutHold,
};

export const walletBindings: Bindings = (bind) => {
  const { database, clock, ids } = platform;
  bind.use(inner.work, recordingWork(walletProjections), platform);
  const { books } = wallet;
  const { payouts, payoutHold, config } = wallet;
  bind.make(wallet.personalData, walletPersonalData, [database, waiveFinesOf]);
  bind.type(inner.journal, SqlLedger, [database, ids, clock]);
  bind.type(books, SqlBooks, [database]);
  bind.type(wallet.fineClaims, SqlFineClaims, [database]);
  bind.all(scope, useCases);
  bind.type(wallet.providerBook, SqlProviderBook, [database]);
  bind.type(wallet.earningFigures, SqlEarningFigures, [database]);
  bind.type(wallet.income, SqlIncome, [database]);
  bind.type(inner.wallets, SqlWallets, [database]);
  bind.make(inner.sums, (rows) => new SqlLedgerSums(rows), [database]);
  bind.make(walletJobs, [keepSums, confirmPayout]);
  bind.type(payouts, SqlPayouts, [database]);
  bind.same(wallet.payoutFigures, payouts);

  bind.type(inner.cardEarnings, SqlCardEarnings, [database]);
  bind.make(inner.payoutLinks, ({ tokenSecret }) => new HmacSignedIds(tokenSecret, 'payout confirmation'), [config]);

  bind.make(walletsAdminRoutes, [readWallets, inner.sums, clock]);
  bind.make(walletRoutes, [books, payouts, wallet.requestPayout, confirmPayout, payoutHold]);
  bind.make(fineRoutes, [wallet.fineClaims, wallet.claimFine, waiveFine, wallet.people, wallet.subjects]);
  bind.make(walletAdminRoutes, [
    books,
    payouts,
    wallet.requestPayout,
    wallet.decidePayout,
    wallet.correctBalance,
    wallet.owners,
    wallet.people,
    wallet.subjects,
    payoutHold,
  ]);
};
