import { expect, test } from '@jest/globals';
import { Money } from '#kernel/money.ts';
import { paymentProjections } from '#modules/payment/application/projections.ts';
import type { PaymentEvent } from '#modules/payment/domain/payment-events.ts';
import type { TopUp } from '#modules/payment/domain/top-up.ts';
import { linesOf, type Told, toldCases } from '#test/support/news.ts';

const aTopUp = (state: TopUp['state'], change: Partial<TopUp> = {}): TopUp => ({
  id: 't1',
  provider: 'paytr',
  merchantOid: 'BSM1',
  customerId: 'customer',
  amount: Money.lira(150),
  state,
  frameToken: null,
  checkout: null,
  orderId: null,
  laneRefused: null,
  cause: null,
  refund: null,
  createdAt: new Date(),
  expiresAt: new Date(),
  paidAt: null,
  failedAt: null,
  failedAs: null,
  ...change,
});

const amount = JSON.stringify(Money.lira(150));
const topUpInConsole = 'live console to scope:wallets:read {"resource":"top-ups","id":"t1"}';
const differenceInConsole = 'live console to scope:wallets:read {"resource":"reconciliation-differences","id":"d1"}';
const webhook = (type: string, state: string, more = '') =>
  `webhook ${type} about t1 {"topUpId":"t1","customerId":"customer","amount":${amount},"state":"${state}","orderId":null${more}}`;
const succeeded = (provider = 'paytr') => [
  webhook('topup.succeeded', 'paid'),
  webhook('topup.succeeded.v2', 'paid', `,"provider":"${provider}"`),
];

const paid = aTopUp('paid');
const byBank = aTopUp('paid', { provider: 'bank-transfer' });
const told: Told<PaymentEvent> = {
  'top-up-begun': [[{ topUp: aTopUp('pending') }, topUpInConsole]],
  'top-up-paid': [
    [{ topUp: paid }, topUpInConsole, `notice top-up-credited to customer {"amount":${amount}}`, ...succeeded()],
  ],
  'top-up-paid-too-late': [[{ topUp: paid }, topUpInConsole, ...succeeded()]],
  'top-up-entered': [
    [
      { topUp: byBank },
      topUpInConsole,
      `notice top-up-entered to customer {"amount":${amount},"provider":"bank-transfer"}`,
      ...succeeded('bank-transfer'),
    ],
  ],
  'top-up-used': [[{ topUp: paid }, topUpInConsole]],
  'top-up-failed': [[{ topUp: aTopUp('failed') }, topUpInConsole, webhook('topup.failed', 'failed')]],
  'top-up-expired': [[{ topUp: aTopUp('expired') }, topUpInConsole, webhook('topup.failed', 'expired')]],
  'top-up-left': [
    [
      { topUp: aTopUp('expired'), price: Money.lira(150), work: 'TFT', form: '/boost/tft/elo-boost' },
      `notice order-reminder to customer {"missing":"payment","price":${amount},"work":"TFT","form":"/boost/tft/elo-boost"}`,
    ],
  ],
  'top-up-cause-changed': [[{ topUp: aTopUp('failed') }, topUpInConsole]],
  'top-up-refund-changed': [[{ topUp: paid }, topUpInConsole]],
  'top-up-refunded': [
    [
      { topUp: aTopUp('refunded') },
      topUpInConsole,
      `notice top-up-refunded to customer {"amount":${amount},"provider":"paytr"}`,
      webhook('topup.refunded', 'refunded'),
    ],
  ],
  'reconciliation-ended': [
    [{ reconciliationId: 'r1' }, 'live console to scope:wallets:read {"resource":"reconciliations","id":"r1"}'],
  ],
  'difference-found': [[{ differenceId: 'd1' }, differenceInConsole]],
  'difference-gone': [[{ differenceId: 'd1' }, differenceInConsole]],
  'difference-ended': [[{ differenceId: 'd1' }, differenceInConsole]],
};

test.each(toldCases(paymentProjections, told))(
  '%s sends exactly these live messages, notices and webhooks',
  (_, news, lines) => {
    expect(linesOf(news)).toEqual(lines);
  },
);
