// The order's page has one primary button in every state, for each role.
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { orderStates } from '#contract/vocabulary.ts';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { plainDraft } from '../support/drafts.ts';
import { lira, open, openAsBooster, orderIn, server, winsBy } from './support/orders.tsx';
import { openDispute } from './support/open-dispute.ts';

afterEach(cleanup);

const time = '2026-11-30T14:30:00.000Z';
const won = (state: Order['state'], more: object = {}): Order =>
  ({
    ...orderIn(state),
    service: 'league-of-legends/win-boost',
    draft: plainDraft('league-of-legends/win-boost'),
    progress: winsBy(3),
    price: lira(144),
    refunded: lira(0),
    allowed: {},
    ...more,
  }) as unknown as Order;

const taken = { booster: { id: 'b', displayName: 'Cem K.', tier: 1 } };
const account = {
  gameAccount: { id: 'h', game: 'league', server: 'tr', inGameName: 'Fare#TR1', hasCredentials: true },
};
const dispute = openDispute(time);
const proposal = { id: 'p', by: 'booster', end: 'uphold', refund: null, money: null, at: time, agreedAt: null };
const rank = {
  id: 'r',
  at: time,
  declared: { tier: 'gold', division: 3, points: 0 },
  found: { tier: 'silver', division: 2, points: 10 },
  difference: lira(120),
  reached: false,
  outcome: 'open',
  until: time,
  pictures: [],
};

type Case = readonly [what: string, order: Order, button: RegExp];

const customers: readonly Case[] = [
  ['waiting', won('waiting', { allowed: { gameAccount: true } }), /Hesabı bağla/],
  ['processing', won('processing', { ...account, nextStates: ['cancelled'] }), /Booster bulununca haber al/],
  ['starting', won('starting', { ...account, ...taken, allowed: { message: true } }), /Gönder/],
  [
    'starting with another rank',
    won('starting', { ...account, ...taken, rank, allowed: { message: true, agreeRank: true } }),
    /Farkı öde/,
  ],
  ['started', won('started', { ...account, ...taken, allowed: { message: true, pause: true } }), /Gönder/],
  [
    'started and paused by the customer',
    won('started', {
      ...taken,
      pause: { by: 'customer', at: time, reason: 'Tatil' },
      allowed: { message: true, resume: true },
    }),
    /Devam ettir/,
  ],
  ['in-game', won('in-game', { ...account, ...taken, allowed: { message: true } }), /Gönder/],
  [
    'finished',
    won('finished', { ...taken, nextStates: ['closed'], allowed: { message: true, dispute: true, tip: true } }),
    /Siparişi onayla/,
  ],
  [
    'finished and disputed',
    won('finished', { ...taken, disputed: true, dispute, nextStates: ['closed'], allowed: { message: true } }),
    /Gönder/,
  ],
  [
    'finished with a proposal',
    won('finished', {
      ...taken,
      disputed: true,
      dispute: { ...dispute, proposal },
      nextStates: ['closed'],
      allowed: { message: true, agreeOnEnd: true, proposeEnd: true, withdrawDispute: true },
    }),
    /Öneriyi kabul et/,
  ],
  ['closed', won('closed', { ...taken, allowed: { review: true, tip: true } }), /Değerlendir/],
  [
    'completed and reviewed',
    won('completed', { ...taken, review: { stars: 5, text: 'İyi', createdAt: time }, allowed: { tip: true } }),
    /Yeniden sipariş ver/,
  ],
  ['cancelled', won('cancelled', { refunded: lira(144) }), /Yeniden sipariş ver/],
  ['payment-error', won('payment-error'), /Seçimleri değiştir/],
];

const boosters: readonly Case[] = [
  ['waiting', won('waiting'), /Havuza bak/],
  ['processing', won('processing'), /Havuza bak/],
  [
    'starting',
    won('starting', { ...taken, nextStates: ['started', 'processing'], allowed: { message: true } }),
    /Başla/,
  ],
  ['starting with another rank', won('starting', { ...taken, rank, allowed: { message: true } }), /Gönder/],
  [
    'started',
    won('started', {
      ...taken,
      nextStates: ['in-game', 'finished'],
      allowed: { message: true, match: true, pause: true },
    }),
    /Maç ekle/,
  ],
  [
    'started with its goal reached',
    won('started', {
      ...taken,
      progress: winsBy(5),
      nextStates: ['in-game', 'finished'],
      allowed: { message: true, match: true },
    }),
    /Bitir/,
  ],
  [
    'in-game',
    won('in-game', { ...taken, nextStates: ['started', 'finished'], allowed: { message: true, match: true } }),
    /Maç ekle/,
  ],
  ['finished', won('finished', { ...taken, allowed: { message: true } }), /Gönder/],
  [
    'finished and disputed',
    won('finished', { ...taken, disputed: true, dispute, allowed: { message: true, answerDispute: true } }),
    /Yanıt ver/,
  ],
  ['closed', won('closed', taken), /Havuza bak/],
  ['completed', won('completed', taken), /Havuza bak/],
  ['cancelled', won('cancelled', taken), /Havuza bak/],
  ['payment-error', won('payment-error'), /Havuza bak/],
];

const primaries = () => [...document.querySelectorAll<HTMLElement>('.btn-p')];
const settled = async () => {
  await waitFor(() => expect(document.querySelector('.coming, [aria-busy="true"]')).toBeNull());
};

test.each(customers)('a customer of an order that is %s sees one primary button', async (_, order, button) => {
  open(order);
  const answer = server.answer;
  server.answer = (url) => (url.pathname.endsWith('/calculate') ? Response.json({}, { status: 503 }) : answer(url));
  await waitFor(() => expect(primaries().map(nameOf).join()).toMatch(button));
  await settled();
  expect(primaries().map(nameOf)).toEqual([expect.stringMatching(button)]);
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
});

test.each(boosters)('a booster of an order that is %s sees one primary button', async (_, order, button) => {
  openAsBooster(order);
  await waitFor(() => expect(primaries().map(nameOf).join()).toMatch(button));
  await settled();
  expect(primaries().map(nameOf)).toEqual([expect.stringMatching(button)]);
});

test('these are all states', () => {
  for (const cases of [customers, boosters])
    expect(new Set(cases.map(([, { state }]) => state))).toEqual(new Set(orderStates));
});

const nameOf = (element: HTMLElement): string => element.getAttribute('aria-label') ?? element.textContent;
