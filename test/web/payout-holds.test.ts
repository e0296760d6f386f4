import { expect, test } from '@jest/globals';
import { formatMoment } from '../../web-admin/src/lib/time.ts';
import type { Payout } from '../../web-admin/src/lib/records.ts';
import { holdSentences, whyNotPayable } from '../../web-admin/src/resources/payouts/payout-holds.ts';
import { waitingSentence } from '../../web-storefront/src/features/booster/payout-waits.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const at = (hours: number) => new Date(now + hours * 3600_000).toISOString();
const payout = (given: Partial<Payout>): Payout => ({
  id: 'p1',
  boosterId: 'b1',
  boosterName: 'Ece Kaya',
  boosterUsername: 'ecekaya',
  amount: { amount: 100_00, currency: 'TRY' },
  iban: 'TR330006100519786457841326',
  state: 'requested',
  reason: null,
  createdAt: at(-1),
  decidedAt: null,
  unconfirmed: false,
  payableAt: null,
  waitsFor: null,
  holds: [],
  ...given,
});

test('the payer of a payout reads what was changed, when and by whom, and until when this holds the payout', () => {
  const held = payout({
    payableAt: at(60),
    holds: [
      { matter: 'password', hand: 'staff', byName: 'Ece Kaya', at: at(-12), until: at(60) },
      { matter: 'iban', hand: 'owner', byName: 'Ada Şahin', at: at(-0.25), until: at(71.75) },
      { matter: 'second-factor', hand: 'owner', byName: null, at: at(-24 * 20), until: at(-24 * 17) },
      { matter: 'tip', hand: 'customer', byName: 'Can Demir', at: at(-2), until: at(70) },
      { matter: 'order', hand: 'customer', byName: 'Can Demir', at: at(-3), until: at(69) },
      { matter: 'account', hand: 'staff', byName: 'Ece Kaya', at: at(-24 * 31), until: at(-24 * 28) },
    ],
  });
  expect(holdSentences(held, now)).toEqual([
    `Şifreyi Ece Kaya değiştirdi (12 saat önce); ${formatMoment(at(60))} sonrasında ödenebilir.`,
    `Bu IBAN booster için yeni (15 dakika önce); ${formatMoment(at(71.75))} sonrasında ödenebilir.`,
    'İki adımlı girişi booster kendisi kapattı (20 gün önce).',
    `Bahşiş veren Can Demir kartla para yükledi (2 saat önce); ${formatMoment(at(70))} sonrasında ödenebilir.`,
    `Sipariş veren Can Demir kartla para yükledi (3 saat önce); ${formatMoment(at(69))} sonrasında ödenebilir.`,
  ]);
  expect(whyNotPayable(held, now)).toBe('60 saat sonra ödenebilir');
  expect(whyNotPayable(payout({ unconfirmed: true }), now)).toBe('Booster e-postasından onaylamadı');
  expect(whyNotPayable(payout({}), now)).toBeUndefined();
});

test('a booster reads until when a payout is held, and whether a tip or an order paid by card is the reason', () => {
  const until = new Date(2020, 2, 5, 12).toISOString();
  expect(waitingSentence(until, 'tip')).toBe(
    'Kartla yüklenen parayla verilen bahşiş 5 Mart 2020 12.00 saatine kadar bekler.',
  );
  expect(waitingSentence(until, 'order')).toBe(
    'Kartla ödenen siparişin kazancı 5 Mart 2020 12.00 saatine kadar bekler.',
  );
  expect(waitingSentence(until, 'password')).toBe('Güvenlik için 5 Mart 2020 12.00 sonrasında ödenir.');
});
