import { expect, test } from '@jest/globals';
import type { Payout } from '../../web-admin/src/lib/records.ts';
import { holdSentences, whyNotPayable } from '../../web-admin/src/resources/payouts/payout-holds.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const at = (hours: number) => new Date(now + hours * 3600_000).toISOString();
const payout = (given: Partial<Payout>): Payout => ({
  id: 'p1',
  boosterId: 'b1',
  amount: { amount: 100_00, currency: 'TRY' },
  iban: 'TR330006100519786457841326',
  state: 'requested',
  reason: null,
  createdAt: at(-1),
  decidedAt: null,
  unconfirmed: false,
  payableAt: null,
  holds: [],
  ...given,
});

test('whoever pays reads what changed, when and by whom, and for how long it holds the payout', () => {
  const held = payout({
    payableAt: at(60),
    holds: [
      { matter: 'password', hand: 'staff', byName: 'Ece Kaya', at: at(-12), until: at(60) },
      { matter: 'iban', hand: 'owner', byName: 'Ada Şahin', at: at(-0.25), until: at(71.75) },
      { matter: 'second-factor', hand: 'owner', byName: null, at: at(-24 * 20), until: at(-24 * 17) },
      { matter: 'account', hand: 'staff', byName: 'Ece Kaya', at: at(-24 * 31), until: at(-24 * 28) },
    ],
  });
  expect(holdSentences(held, now)).toEqual([
    'Şifreyi Ece Kaya değiştirdi (12 saat önce); 60 saat sonra ödenebilir.',
    'Bu IBAN booster için yeni (15 dakika önce); 72 saat sonra ödenebilir.',
    'İki adımlı girişi booster kendisi kapattı (20 gün önce).',
  ]);
  expect(whyNotPayable(held, now)).toBe('60 saat sonra ödenebilir');
  expect(whyNotPayable(payout({ unconfirmed: true }), now)).toBe('Booster e-postasından onaylamadı');
  expect(whyNotPayable(payout({}), now)).toBeUndefined();
});
