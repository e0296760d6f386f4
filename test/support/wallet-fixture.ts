import { Money } from '#kernel/money.ts';
import type { AccessChange } from '#kernel/access.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { HmacSignedIds } from '#platform/signed-ids.ts';
import { claimFine } from '#modules/wallet/application/claim-fine.ts';
import { confirmPayout } from '#modules/wallet/application/confirm-payout.ts';
import { correctBalance } from '#modules/wallet/application/correct-balance.ts';
import { decidePayout } from '#modules/wallet/application/decide-payout.ts';
import { postEntries } from '#modules/wallet/application/post-entries.ts';
import { readPayoutHold } from '#modules/wallet/application/read-payout-hold.ts';
import { requestPayout } from '#modules/wallet/application/request-payout.ts';
import { waiveFine } from '#modules/wallet/application/waive-fine.ts';
import { waiveFinesOf } from '#modules/wallet/application/waive-fines-of.ts';
import type { CardEarning } from '#modules/wallet/domain/payout-hold.ts';
import { adjustment, tip } from '#modules/wallet/index.ts';
import { OneHandLimit } from './fakes/hand-limit.ts';
import { InMemoryBooks } from './fakes/in-memory-books.ts';
import { InMemoryFineClaims } from './fakes/in-memory-fine-claims.ts';
import { InMemoryRateLimits, RecordingJobs, RecordingMails } from './fakes/in-memory-identity.ts';
import { InMemoryLedger } from './fakes/in-memory-ledger.ts';
import { InMemoryPayouts } from './fakes/in-memory-payouts.ts';
import { CountedIds, FixedClock, NoTransactions } from './fakes/kernel.ts';
import { payoutTerms } from './default-settings.ts';
import { unitOfWork } from './unit-of-work.ts';

/** The wallet's use cases on fakes: two boosters, a customer, an admin and a clerk. */
export const walletFixture = ({ settlesAfterHours = 72 } = {}) => {
  const clock = new FixedClock();
  const ids = new CountedIds();
  const work = unitOfWork<unknown>({ transactions: new NoTransactions(), clock, ids });
  const journal = new InMemoryLedger(clock);
  const books = new InMemoryBooks(journal);
  const claims = new InMemoryFineClaims();
  const payouts = new InMemoryPayouts();
  const limit = new OneHandLimit();
  const jobs = new RecordingJobs();
  const mails = new RecordingMails();
  const roles = new Map<string, Role>([
    ['booster', 'booster'],
    ['other-booster', 'booster'],
    ['customer', 'customer'],
    ['admin', 'admin'],
    ['clerk', 'staff'],
    ['colleague', 'staff'],
  ]);
  const emails = new Map([['booster', 'ege@basamak.test']]);
  const played = new Set(['booster order-1']);
  const changes = new Map<string, readonly AccessChange[]>();
  const cardEarnings = new Map<string, readonly CardEarning[]>();
  /** Pairs of staff members: one gave the other access. */
  const together = new Set<string>();

  const holders = { lockRole: async (userId: string) => roles.get(userId) };
  const playedOrders = {
    workedOn: async (orderId: string, boosterId: string) => played.has(`${boosterId} ${orderId}`),
  };
  const payees = {
    find: async (boosterId: string) => {
      const email = emails.get(boosterId);
      return email === undefined ? undefined : { email, firstName: 'Ege' };
    },
  };
  const access = {
    changesOf: async () => changes,
    areApart: async (one: string, other: string) => one !== other && !together.has(`${one} ${other}`),
  };
  const config = { settlesAfterHours, publicUrl: 'https://basamak.test' };
  const ledger = postEntries({ journal, books, claims, work });
  const hold = readPayoutHold({
    access,
    holders,
    books,
    cardEarnings: { of: async () => cardEarnings },
    clock,
    config,
  });

  return {
    clock,
    journal,
    claims,
    payouts,
    limit,
    jobs,
    mails,
    roles,
    emails,
    changes,
    cardEarnings,
    together,
    ledger,
    requestPayout: requestPayout({ ledger, payouts, holders, limit, terms: payoutTerms, jobs, config, work }),
    decidePayout: decidePayout({ ledger, payouts, limit, hold, work }),
    confirmPayout: confirmPayout({
      payouts,
      payees,
      links: new HmacSignedIds('s'.repeat(32), 'payout confirmation'),
      mails,
      jobs,
      limits: new InMemoryRateLimits(clock),
      config,
      work,
    }),
    correctBalance: correctBalance({ ledger, books, holders, playedOrders, limit, work }),
    claimFine: claimFine({ ledger, books, claims, holders, playedOrders, limit, work }),
    waiveFine: waiveFine({ claims, work }),
    waiveFinesOf: waiveFinesOf({ claims, work }),
    /** In kuruş. */
    balanceOf: (userId: string): number => journal.balance(`wallet:${userId}`).amount,
    /** Adds funds as an actor who is none of the users. */
    give: (userId: string, lira: number) =>
      ledger.post(
        adjustment({
          adjustmentId: ids.next(),
          userId,
          amount: Money.lira(lira),
          reason: 'Deneme',
          actorId: 'nobody',
        }),
      ),
    /** Posts a customer's tip to the booster. */
    tip: (lira: number, tipId: string = ids.next()) =>
      ledger.post(
        tip({
          tipId,
          order: { id: 'order-1', number: '1001' },
          customerId: 'customer',
          boosterId: 'booster',
          amount: Money.lira(lira),
        }),
      ),
  };
};
