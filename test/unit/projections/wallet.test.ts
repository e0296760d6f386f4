import { expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { walletProjections } from '#modules/wallet/application/projections.ts';
import type { FineClaim } from '#modules/wallet/domain/fine-claim.ts';
import type { Payout } from '#modules/wallet/domain/payout.ts';
import type { WalletEvent } from '#modules/wallet/domain/wallet-events.ts';
import { linesOf, type Told, toldCases } from '#test/support/news.ts';

const aPayout = (change: Partial<Payout> = {}): Payout => ({
  id: 'p1',
  boosterId: 'booster',
  amount: Money.lira(300),
  iban: 'TR330006100519786457841326',
  state: 'requested',
  reason: null,
  requestedBy: 'booster',
  createdAt: new Date(),
  decidedBy: null,
  decidedAt: null,
  ibanNew: false,
  confirmedAt: null,
  ...change,
});
const aClaim = (change: Partial<FineClaim> = {}): FineClaim => ({
  id: 'f1',
  boosterId: 'booster',
  amount: Money.lira(100),
  settled: Money.lira(30),
  waived: Money.zero,
  state: 'open',
  reason: 'Geç kaldı',
  orderId: null,
  createdBy: 'admin',
  createdAt: new Date(),
  waivedBy: null,
  waivedAt: null,
  waiverReason: null,
  ...change,
});

const settled = aClaim({ state: 'settled', settled: Money.lira(100) });
const waived = aClaim({ state: 'waived', waived: Money.lira(70) });
const payoutInConsole = 'live console to scope:payouts:read {"resource":"payouts","id":"p1"}';
const claimInConsole = 'live console to scope:wallets:read {"resource":"fine-claims","id":"f1"}';
const amount = (lira: number) => JSON.stringify(Money.lira(lira));
const toProgram = (state: string) =>
  `webhook payout.${state} about p1 {"payoutId":"p1","boosterId":"booster","amount":${amount(300)},"state":"${state}"}`;
const toBooster = (state: string, rest: number) =>
  `notice fine-claim to booster {"state":"${state}","amount":${amount(100)},"rest":${amount(rest)},"reason":"Geç kaldı"}`;

const told: Told<WalletEvent> = {
  'balances-changed': [
    [
      {
        balances: [
          { userId: 'customer', balance: Money.lira(5) },
          { userId: 'booster', balance: Money.lira(7) },
        ],
      },
      `live wallet to user:customer {"balance":${amount(5)}}`,
      `live wallet to user:booster {"balance":${amount(7)}}`,
    ],
  ],
  'payout-requested': [[{ payout: aPayout() }, payoutInConsole, toProgram('requested')]],
  'payout-confirmed': [[{ payout: aPayout({ confirmedAt: new Date() }) }, payoutInConsole]],
  'payout-decided': [
    [
      { payout: aPayout({ state: 'paid' }) },
      payoutInConsole,
      `notice payout-paid to booster {"amount":${amount(300)},"reason":null}`,
      toProgram('paid'),
    ],
    [
      { payout: aPayout({ state: 'refused', reason: 'IBAN başkasının' }) },
      payoutInConsole,
      `notice payout-refused to booster {"amount":${amount(300)},"reason":"IBAN başkasının"}`,
      toProgram('refused'),
    ],
  ],
  'fine-claimed': [
    [{ claim: aClaim() }, claimInConsole, toBooster('open', 70)],
    [{ claim: settled }, claimInConsole],
  ],
  'fine-collected': [
    [{ claim: aClaim() }, claimInConsole],
    [{ claim: settled }, claimInConsole, toBooster('settled', 0)],
  ],
  'fine-waived': [[{ claim: waived }, claimInConsole, toBooster('waived', 70)]],
  'fine-cancelled': [[{ claim: waived }, claimInConsole]],
};

test.each(toldCases(walletProjections, told))(
  '%s sends exactly these live messages, notices and webhooks',
  (_, news, lines) => {
    expect(linesOf(news)).toEqual(lines);
  },
);
