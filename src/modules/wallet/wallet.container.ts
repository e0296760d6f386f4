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
import { AnnouncingLedger } from './application/announcing-ledger.ts';
import { ClaimFine } from './application/claim-fine.ts';
import { CollectingLedger } from './application/collecting-ledger.ts';
import { ConfirmPayout } from './application/confirm-payout.ts';
import { CorrectBalance } from './application/correct-balance.ts';
import { DecidePayout } from './application/decide-payout.ts';
import { KeepSums } from './application/keep-sums.ts';
import { payoutHooks } from './application/payout-hooks.ts';
import type { CardTips, FineClaims, Ledger, LedgerSums, PayoutLinks } from './application/ports.ts';
import { ReadPayoutHold } from './application/read-payout-hold.ts';
import { ReadWallets } from './application/read-wallets.ts';
import { RequestPayout } from './application/request-payout.ts';
import { WaiveFine } from './application/waive-fine.ts';
import type { Payout } from './domain/payout.ts';
import { wallet } from './wallet.tokens.ts';

const inner = {
  journal: token<Ledger>('wallet.journal'),
  claims: token<FineClaims>('wallet.claims'),
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
  const { database, transactions, clock, ids, jobs, outbox } = platform;
  const { ledger, announcingLedger, books, holders, playedOrders, payoutNotices, handLimit } = wallet;
  const { payouts, requestPayout, decidePayout, correctBalance, payoutHold, config } = wallet;
  registry.type(wallet.personalData, WalletPersonalData, [database, clock]);
  registry.type(inner.journal, MikroLedger, [database, ids, clock]);
  registry.type(books, MikroBooks, [database]);
  registry.make(
    inner.claims,
    (rows, outgoing, running) => {
      const told = ({ id }: { readonly id: string }) => houseNews('fine-claims', 'wallets:read', id);
      return announcing(new MikroFineClaims(rows), { add: told, save: told }, outgoing, running);
    },
    [database, outbox, transactions],
  );
  registry.type(ledger, CollectingLedger, [inner.journal, books, inner.claims, wallet.fineNotices, transactions]);
  registry.type(wallet.providerBook, MikroProviderBook, [database]);
  registry.type(wallet.earningFigures, MikroEarningFigures, [database]);
  registry.type(wallet.income, MikroIncome, [database]);
  registry.type(inner.wallets, MikroWallets, [database]);
  registry.make(inner.sums, (rows) => new MikroLedgerSums(rows), [database]);
  registry.type(inner.keepSums, KeepSums, [inner.sums, platform.sharedClock]);
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
  registry.type(announcingLedger, AnnouncingLedger, [ledger, outbox]);

  registry.type(requestPayout, RequestPayout, [
    announcingLedger,
    payouts,
    holders,
    transactions,
    ids,
    clock,
    handLimit,
    wallet.payoutTerms,
    jobs,
    config,
  ]);
  registry.type(inner.cardTips, MikroCardTips, [database]);
  registry.type(payoutHold, ReadPayoutHold, [wallet.accessHistory, holders, books, inner.cardTips, clock, config]);
  registry.type(inner.payoutLinks, HmacPayoutLinks, [config]);
  registry.type(inner.confirmPayout, ConfirmPayout, [
    payouts,
    wallet.payees,
    inner.payoutLinks,
    platform.mails,
    jobs,
    platform.rateLimits,
    transactions,
    clock,
    config,
  ]);
  registry.type(decidePayout, DecidePayout, [
    announcingLedger,
    payouts,
    payoutNotices,
    transactions,
    clock,
    handLimit,
    payoutHold,
  ]);
  registry.type(correctBalance, CorrectBalance, [
    announcingLedger,
    books,
    holders,
    playedOrders,
    transactions,
    ids,
    handLimit,
  ]);

  registry.type(wallet.claimFine, ClaimFine, [
    announcingLedger,
    books,
    inner.claims,
    wallet.fineNotices,
    holders,
    playedOrders,
    transactions,
    ids,
    clock,
    handLimit,
  ]);
  registry.type(inner.waiveFine, WaiveFine, [inner.claims, wallet.fineNotices, transactions, clock]);

  registry.type(inner.readWallets, ReadWallets, [inner.wallets, wallet.owners, payouts]);
  registry.make(wallet.walletsHttp, walletsAdminRoutes, [inner.readWallets, inner.sums, clock]);
  registry.make(wallet.http, walletRoutes, [books, payouts, requestPayout, inner.confirmPayout, payoutHold]);
  registry.make(wallet.fineHttp, fineRoutes, [
    inner.claims,
    wallet.claimFine,
    inner.waiveFine,
    wallet.owners,
    wallet.people,
    wallet.subjects,
  ]);
  registry.make(wallet.adminHttp, walletAdminRoutes, [
    books,
    payouts,
    requestPayout,
    decidePayout,
    correctBalance,
    wallet.owners,
    wallet.people,
    wallet.subjects,
    payoutHold,
  ]);
};
