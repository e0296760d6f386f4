import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { lira, open, openAsBooster, orderIn, server } from './support/orders.tsx';

const time = '2026-11-20T12:00:00.000Z';
const moves = { refund: lira(160), stream: lira(0), kept: lira(480), booster: lira(288) };
const disputed = (reader: 'customer' | 'booster', proposal: object | null, allowed: object): Order =>
  ({
    ...orderIn('finished'),
    disputed: true,
    disputeAnswerDueAt: time,
    dispute: {
      id: 'd',
      kind: 'other',
      text: 'Bir saat eksik',
      claimedPercent: null,
      pictures: [],
      openedAt: time,
      answerDueAt: '2099-11-22T12:00:00.000Z',
      answer: null,
      decision: null,
      ripe: false,
      proposal: proposal && {
        id: 'p1',
        by: 'booster',
        end: 'refund',
        refund: lira(160),
        money: reader === 'customer' ? { ...moves, booster: undefined } : moves,
        at: time,
        agreedAt: null,
        ...proposal,
      },
    },
    allowed: { message: true, ...allowed },
  }) as unknown as Order;
const card = async () => within(await screen.findByRole('region', { name: 'İtiraz' }));
const rowsOf = (inside: ReturnType<typeof within>) =>
  inside
    .getAllByRole('term')
    .map((term: HTMLElement) => `${term.textContent}: ${term.nextElementSibling?.textContent?.replace(/\s/g, ' ')}`);
beforeEach(() => {
  server.sent = undefined;
});

test('a customer reads who made a proposal and its effect on their money before they accept it', async () => {
  const user = open(disputed('customer', {}, { agreeOnEnd: true, proposeEnd: true, withdrawDispute: true }));
  const shown = within(await (await card()).findByRole('group', { name: 'Çözüm önerisi' }));
  expect(shown.getByText(/^Koçun önerisi/)).toBeVisible();
  expect(rowsOf(shown)).toEqual(['Bakiyene döner: 160,00 ₺', 'Yapılan iş için kalır: 480,00 ₺']);
  await user.click((await card()).getByRole('button', { name: 'Öneriyi kabul et' }));
  const window = within(await screen.findByRole('dialog'));
  expect(rowsOf(window)).toEqual(['Bakiyene döner: 160,00 ₺', 'Yapılan iş için kalır: 480,00 ₺']);
  expect(server.sent).toBeUndefined();
  await user.click(window.getByRole('button', { name: 'Kabul et' }));
  await waitFor(() => expect(server.sent).toEqual({ proposal: 'p1' }));
  await waitFor(() => expect(server.asked.some(({ pathname }) => pathname.endsWith('/dispute/agreement'))).toBe(true));
});

test('a booster reads their earnings under a proposal, and can withdraw their own proposal', async () => {
  openAsBooster(disputed('booster', {}, { endProposal: true, proposeEnd: true }));
  const shown = within(await (await card()).findByRole('group', { name: 'Çözüm önerisi' }));
  expect(shown.getByText(/^Senin önerin/)).toBeVisible();
  expect(rowsOf(shown)).toEqual(['Müşteriye döner: 160,00 ₺', 'Sana ödenir: 288,00 ₺']);
  expect((await card()).getByRole('button', { name: 'Önerimi geri çek' })).toBeVisible();
  expect((await card()).queryByRole('button', { name: 'Öneriyi kabul et' })).toBeNull();
});

test('an accepted proposal is shown as accepted, and no other proposal is offered', async () => {
  open(disputed('customer', { agreedAt: time }, { withdrawDispute: true }));
  const shown = await card();
  expect(await shown.findByText('Anlaşıldı')).toBeVisible();
  expect(shown.getByText(/İki taraf anlaştı/)).toBeVisible();
  expect(shown.queryByRole('button', { name: /öner/ })).toBeNull();
});

test('a refund proposal shows the server’s preview before it is sent', async () => {
  const user = openAsBooster(disputed('booster', null, { proposeEnd: true }));
  const answered = server.answer;
  server.answer = (url) =>
    url.pathname.endsWith('/dispute/proposal') ? Response.json({ ...moves, maximum: lira(640) }) : answered(url);
  await user.click(await (await card()).findByRole('button', { name: 'Çözüm öner' }));
  const window = within(await screen.findByRole('dialog'));
  expect(window.getByText(/Sipariş sana geri döner/)).toBeVisible();
  await user.click(window.getByRole('radio', { name: 'İade edilsin' }));
  expect(await window.findByRole('textbox', { name: 'Müşteriye iade' })).toHaveValue('160');
  expect(await window.findByText('Sana ödenir')).toBeVisible();
  await user.click(window.getByRole('button', { name: 'Öner' }));
  await waitFor(() => expect(server.sent).toEqual({ end: 'refund', refund: lira(160) }));
});

test('a customer who withdraws a dispute is warned that this is final', async () => {
  const user = open(disputed('customer', null, { withdrawDispute: true }));
  await user.click(await (await card()).findByRole('button', { name: 'İtirazı geri çek' }));
  const window = within(await screen.findByRole('dialog'));
  expect(window.getByText('Bu teslim için yeniden itiraz edemezsin.')).toBeVisible();
  await user.click(window.getByRole('button', { name: 'İtirazı geri çek' }));
  await waitFor(() => expect(server.asked.some(({ pathname }) => pathname.endsWith('/siparis/dispute'))).toBe(true));
});
