// The boosters beside the forms and on the landing pages.
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { serviceOf } from '#contract/vocabulary.ts';
import AfterForm from '../../web-storefront/src/features/order-form/AfterForm.tsx';
import { Shown } from '../../web-storefront/src/features/landing/Shown.tsx';
import type { BoosterCard } from '../../web-storefront/src/features/people/boosters.ts';
import { server, show } from './support/orders.tsx';

const card = (id: string, displayName: string, of: Partial<BoosterCard> = {}): BoosterCard => ({
  id,
  displayName,
  services: ['valorant/elo-boost'],
  ranks: [],
  languages: ['tr'],
  finishedOrders: 12,
  successPercent: 100,
  onTimePercent: 100,
  reviewCount: 3,
  stars: 4.7,
  answerMinutes: null,
  mostlyUnanswered: false,
  available: false,
  takesOrders: true,
  ...of,
});
const answerWith = (boosters: readonly BoosterCard[] | null) => {
  server.answer = ({ pathname }) =>
    pathname.endsWith('/boosters') && boosters
      ? Response.json(boosters, { headers: { 'content-range': `boosters 0-2/${boosters.length}` } })
      : Response.json({ type: 'about:blank', title: 'x', status: 503, code: 'x' }, { status: 503 });
};
const form = () => show('/', () => <AfterForm service={serviceOf('valorant/elo-boost')} />, '/');

test('beside a form stand up to three boosters of its service, each with a link to their page', async () => {
  answerWith([card('ada', 'Ada B.', { available: true }), card('ece', 'Ece Ç.', { stars: null, finishedOrders: 0 })]);
  form();
  const ada = await screen.findByRole('link', { name: /Ada B\./ });
  expect(ada).toHaveAttribute('href', '/boosterlar/ada');
  expect(ada).toHaveTextContent('Ada B., Puanı 4,7, 12 sipariş, Siparişe açık');
  expect(screen.getByRole('link', { name: /Ece Ç\./ })).toHaveTextContent(/^Ece Ç\., Henüz biten siparişi yok$/);
  const asked = server.asked.find(({ pathname }) => pathname.endsWith('/boosters'));
  expect(asked?.searchParams.get('filter')).toBe('{"service":"valorant/elo-boost"}');
  expect(asked?.searchParams.get('range')).toBe('[0,2]');
});

test('a booster who takes no orders is listed and says so', async () => {
  answerWith([card('ada', 'Ada B.', { takesOrders: false })]);
  form();
  expect(await screen.findByRole('link', { name: /Ada B\./ })).toHaveTextContent(/Şu an yeni sipariş almıyor$/);
});

test.each([[[]], [null]])(
  'the part of the boosters is left out if there are none or they can’t be loaded (%j)',
  async (boosters) => {
    answerWith(boosters);
    form();
    await waitFor(() => expect(screen.queryByText('Kim oynuyor?')).toBeNull());
  },
);

test('the place of the boosters is kept while they load', () => {
  server.answer = () => new Promise<Response>(() => undefined) as unknown as Response;
  form();
  expect(screen.getByText('Kim oynuyor?').closest('section')!.querySelectorAll('li')).toHaveLength(3);
});

test('a landing page shows the boosters of its game', async () => {
  answerWith([card('ada', 'Ada B.')]);
  show('/', () => <Shown game="tft" />, '/');
  expect(await screen.findByRole('link', { name: /Ada B\./ })).toBeVisible();
  expect(server.asked.map(({ searchParams }) => searchParams.get('filter'))).toContain('{"game":"tft"}');
});
