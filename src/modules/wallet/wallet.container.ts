import { type Bindings, token } from '#platform/di.ts';
import { announcing, followed, houseNews } from '#platform/live/announcing.ts';
import { platform } from '#platform/tokens.ts';
import { fineRoutes } from './adapters/http/fine.routes.ts';
import { walletAdminRoutes } from './adapters/http/wallet.admin.routes.ts';
import { walletsAdminRoutes } from './adapters/http/wallets.admin.routes.ts';
import { walletRoutes } from './adapters/http/wallet.routes.ts';
import { walletJobs } from './adapters/jobs/wallet.jobs.ts';
import { HmacPayoutLinks } from './adapters/crypto/hmac-payout-links.ts';
import { MikroBooks } from './adapters/persistence/mikro-books.ts';
import { MikroCardTips } from './adapters/persistence/mikro-card-tips.ts';
import { MikroEarningFigures } from './adapters/persistence/mikro-earning-figures.ts';
import { MikroFineClaims } from './adapters/persistence/mikro-fine-claims.ts';
import { MikroIncome } from './adapters/persistence/mikro-income.ts';
import { MikroLedger } from './adapters/persistence/mikro-ledger.ts';
import { MikroLedgerSums } from './adapters/persistence/mikro-ledger-sums.ts';
import { MikroProviderBook } from './adapters/persistence/mikro-provider-book.ts';
import { MikroPayouts } from './adapters/persistence/mikro-payouts.ts';
import { MikroWallets } from './adapters/persistence/mikro-wallets.ts';
import { WalletPersonalData } from './adapters/persistence/wallet-personal-data.ts';
import { announcingLedger } from './application/announcing-ledger.ts';
import { claimFine } from './application/claim-fine.ts';
import { collectingLedger } from './application/collecting-ledger.ts';
import { type ConfirmPayout, confirmPayout } from './application/confirm-payout.ts';
import { correctBalance } from './application/correct-balance.ts';
import { decidePayout } from './application/decide-payout.ts';
import { type KeepSums, keepSums } from './application/keep-sums.ts';
import { payoutHooks } from './application/payout-hooks.ts';
import type { CardTips, Ledger, LedgerSums, PayoutLinks } from './application/ports.ts';
import { readPayoutHold } from './application/read-payout-hold.ts';
import { type ReadWallets, readWallets } from './application/read-wallets.ts';
import { requestPayout } from './application/request-payout.ts';
import { type WaiveFine, waiveFine } from './application/waive-fine.ts';
import { type WaiveFinesOf, waiveFinesOf } from './application/waive-fines-of.ts';
import type { Payout } from './domain/payout.ts';
import { wallet } from './wallet.tokens.ts';

const inner = {
  journal: token<Ledger>('wallet.journal'),
  waiveFinesOf: token<WaiveFinesOf>('wallet.waiveFinesOf'),
  waiveFine: token<WaiveFine>('wallet.waiveFine'),
  wallets: token<MikroWallets>('wallet.wallets'),
  cardTips: token<CardTips>('wallet.cardTips'),
  sums: token<LedgerSums>('wallet.sums'),
  keepSums: token<KeepSums>('wallet.keepSums'),
  readWallets: token<ReadWallets>('wallet.readWallets'),
  payoutLinks: token<PayoutLinks>('wallet.payoutLinks'),
  confirmPayout: token<ConfirmPayout>('wallet.confirmPayout'),
};

export const walletBindings: Bindings = (registry) => {
  const { database, transactions, clock, ids, jobs, outbox, work } = platform;
  const { ledger, books, holders, playedOrders, payoutNotices, handLimit } = wallet;
  const { payouts, payoutHold, config } = wallet;
  registry.type(wallet.personalData, WalletPersonalData, [database, inner.waiveFinesOf]);
  registry.type(inner.journal, MikroLedger, [database, ids, clock]);
  registry.type(books, MikroBooks, [database]);
  registry.make(
    wallet.fineClaims,
    (rows, outgoing, running) => {
      const told = ({ id }: { readonly id: string }) => houseNews('fine-claims', 'wallets:read', id);
      return announcing(new MikroFineClaims(rows), { add: told, save: told }, outgoing, running);
    },
    [database, outbox, transactions],
  );
  registry.use(ledger, collectingLedger, {
    ledger: inner.journal,
    books,
    claims: wallet.fineClaims,
    notices: wallet.fineNotices,
    work,
  });
  registry.type(wallet.providerBook, MikroProviderBook, [database]);
  registry.type(wallet.earningFigures, MikroEarningFigures, [database]);
  registry.type(wallet.income, MikroIncome, [database]);
  registry.type(inner.wallets, MikroWallets, [database]);
  registry.make(inner.sums, (rows) => new MikroLedgerSums(rows), [database]);
  registry.use(inner.keepSums, keepSums, { sums: inner.sums, clock: platform.sharedClock });
  registry.make(wallet.jobs, walletJobs, [inner.keepSums, inner.confirmPayout]);
  registry.make(
    payouts,
    (rows, outgoing, hooks, running) => {
      const told = ({ id }: { readonly id: string }) => houseNews('payouts', 'payouts:read', id);
      const hooked = (payout: Payout) => hooks.tell(payoutHooks(payout));
      const written = followed(new MikroPayouts(rows), { add: hooked, save: hooked }, running);
      return announcing(written, { add: told, save: told, confirm: told }, outgoing, running);
    },
    [database, outbox, platform.hooks, transactions],
  );
  registry.make(wallet.payoutFigures, (kept) => kept, [payouts]);
  registry.use(wallet.announcingLedger, announcingLedger, { ledger, outbox });

  registry.use(wallet.requestPayout, requestPayout, {
    ledger: wallet.announcingLedger,
    payouts,
    holders,
    limit: handLimit,
    terms: wallet.payoutTerms,
    jobs,
    config,
    work,
  });
  registry.type(inner.cardTips, MikroCardTips, [database]);
  registry.use(payoutHold, readPayoutHold, {
    access: wallet.accessHistory,
    holders,
    books,
    cardTips: inner.cardTips,
    clock,
    config,
  });
  registry.type(inner.payoutLinks, HmacPayoutLinks, [config]);
  registry.use(inner.confirmPayout, confirmPayout, {
    payouts,
    payees: wallet.payees,
    links: inner.payoutLinks,
    mails: platform.mails,
    jobs,
    limits: platform.rateLimits,
    config,
    work,
  });
  registry.use(wallet.decidePayout, decidePayout, {
    ledger: wallet.announcingLedger,
    payouts,
    notices: payoutNotices,
    limit: handLimit,
    hold: payoutHold,
    work,
  });
  registry.use(wallet.correctBalance, correctBalance, {
    ledger: wallet.announcingLedger,
    books,
    holders,
    playedOrders,
    limit: handLimit,
    work,
  });

  registry.use(wallet.claimFine, claimFine, {
    ledger: wallet.announcingLedger,
    books,
    claims: wallet.fineClaims,
    notices: wallet.fineNotices,
    holders,
    playedOrders,
    limit: handLimit,
    work,
  });
  registry.use(inner.waiveFinesOf, waiveFinesOf, { claims: wallet.fineClaims, work });
  registry.use(inner.waiveFine, waiveFine, { claims: wallet.fineClaims, notices: wallet.fineNotices, work });

  registry.use(inner.readWallets, readWallets, { wallets: inner.wallets, owners: wallet.owners, payouts });
  registry.make(wallet.walletsHttp, walletsAdminRoutes, [inner.readWallets, inner.sums, clock]);
  registry.make(wallet.http, walletRoutes, [books, payouts, wallet.requestPayout, inner.confirmPayout, payoutHold]);
  registry.make(wallet.fineHttp, fineRoutes, [
    wallet.fineClaims,
    wallet.claimFine,
    inner.waiveFine,
    wallet.owners,
    wallet.people,
    wallet.subjects,
  ]);
  registry.make(wallet.adminHttp, walletAdminRoutes, [
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
