import { describe, expect, test } from '@jest/globals';
import { disputeWaitsFor, orderStanding, orderStateLabels, stateWord } from '#kernel/order-labels.tr.ts';
import { orderStates, type OrderState, services } from '#kernel/vocabulary.ts';
import { written } from '#modules/notification/application/notice-texts.tr.ts';

const lira = (amount: number) => ({ amount: amount * 100, currency: 'TRY' }) as const;
const orderIn = (state: OrderState, more: object = {}) => ({
  state,
  service: 'league-of-legends/elo-boost',
  price: lira(100),
  refunded: lira(0),
  disputed: false,
  ...more,
});

describe('the label of an order state', () => {
  test.each([
    ['waiting', 'Hesap bekleniyor', 'Hesap bekleniyor'],
    ['processing', 'Booster aranıyor', 'Booster aranıyor'],
    ['starting', 'Başlamak üzere', 'Başlamak üzere'],
    ['started', 'Oynanıyor', 'Oynanıyor'],
    ['in-game', 'Maçta', 'Maçta'],
    ['finished', 'Onayını bekliyor', 'Onay bekliyor'],
    ['closed', 'Onaylandı', 'Onaylandı'],
    ['completed', 'Tamamlandı', 'Tamamlandı'],
    ['cancelled', 'İptal edildi', 'İptal edildi'],
    ['payment-error', 'Ödeme alınamadı', 'Ödeme alınamadı'],
  ] as const)('for %s is “%s” to the customer and “%s” to others', (state, customer, others) => {
    expect(orderStanding(orderIn(state), 'customer').label).toBe(customer);
    expect(orderStanding(orderIn(state)).label).toBe(others);
  });

  test.each(services.map(({ id }) => id))('differs between all states of %s', (service) => {
    const words = orderStates.map((state) => orderStanding(orderIn(state, { service })).label);
    expect(new Set(words).size).toBe(orderStates.length);
  });

  test('depends on the service: a lesson has a coach, a duo order needs a Riot ID', () => {
    expect(stateWord('processing', 'coaching')).toBe('Koç aranıyor');
    expect(stateWord('started', 'coaching')).toBe('Ders sürüyor');
    expect(stateWord('waiting', 'duo')).toBe('Riot ID bekleniyor');
  });

  test('is “Kısmen iade edildi” if the order was cancelled and a part of its price was refunded', () => {
    expect(orderStanding(orderIn('cancelled', { refunded: lira(40) })).label).toBe('Kısmen iade edildi');
    expect(orderStanding(orderIn('cancelled', { refunded: lira(100) })).label).toBe('İptal edildi');
  });
});

describe('a disputed order', () => {
  test('shows the label and the tone of the dispute instead of its state’s, to everybody', () => {
    for (const reader of ['customer', 'others'] as const)
      expect(orderStanding(orderIn('finished', { disputed: true }), reader)).toEqual({
        label: 'İtiraz var',
        tone: 'dispute',
      });
    expect(Object.values(orderStateLabels).map(({ tone }) => tone)).not.toContain('dispute');
  });

  test('shows how long the booster may still answer, then that the decision is pending', () => {
    const now = Date.parse('2026-11-24T12:00:00.000Z');
    const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    expect(disputeWaitsFor(inMinutes(47 * 60 + 59), now)).toBe('Yanıt için 47 saat kaldı');
    expect(disputeWaitsFor(inMinutes(12), now)).toBe('Yanıt için 12 dakika kaldı');
    expect(disputeWaitsFor(inMinutes(0), now)).toBe('Karar bekliyor');
    expect(disputeWaitsFor(null, now)).toBe('Karar bekliyor');
  });
});

describe('a notice of an order state', () => {
  const said = (state: OrderState, role: 'customer' | 'booster', lesson: boolean) => {
    const notice = { userId: 'u', kind: 'order-state', orderId: 'o', orderNumber: '1001', state, lesson } as const;
    const { title, text } = written({ ...notice, closesAfterHours: 72, inPart: false }, role);
    return `${title}. ${text}`.toLocaleLowerCase('tr');
  };
  const words = (state: OrderState) =>
    [stateWord(state, 'elo'), stateWord(state, 'elo', 'customer'), stateWord(state, 'coaching')].map((word) =>
      word.toLocaleLowerCase('tr'),
    );

  test.each(orderStates)('never uses the label of another state (%s)', (state) => {
    for (const role of ['customer', 'booster'] as const)
      for (const lesson of [false, true])
        for (const other of orderStates.filter((each) => each !== state))
          for (const word of words(other).filter((each) => !words(state).includes(each)))
            expect(said(state, role, lesson)).not.toContain(word);
  });

  test.each(['started', 'finished', 'closed', 'completed', 'cancelled'] as const)(
    'uses the label that the screens show (%s)',
    (state) => {
      const [, toCustomer = ''] = words(state);
      expect(said(state, 'customer', false)).toContain(toCustomer);
    },
  );
});
