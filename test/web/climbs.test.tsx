// The climbs of others beside the forms and on the landing pages (docs/decisions/0115).
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { serviceOf } from '#contract/vocabulary.ts';
import type { Showcase } from '#contract/order/showcase.ts';
import { Shown } from '../../web-storefront/src/features/landing/Shown.tsx';
import AfterForm from '../../web-storefront/src/features/order-form/AfterForm.tsx';
import { server, show } from './support/orders.tsx';

const title = 'Merdivende neler oluyor?';
const nothing: Showcase = {
  climbs: [],
  arrivals: [],
  reviews: [],
  figures: { finishedOrders: 0, reviews: 0, stars: null },
  priceFrom: {},
  coaches: [],
};
const arrival = (service: string, tier: 'gold' | 'platinum' | 'diamond', when: 'today' | 'week' = 'today') => ({
  service,
  game: service.startsWith('tft') ? ('tft' as const) : ('league' as const),
  from: { tier: 'silver' as const, division: 2 },
  to: { tier, division: 4 },
  when,
});
const answerWith = (part: Partial<Showcase>) => {
  server.answer = ({ pathname }) =>
    pathname.endsWith('/showcase')
      ? Response.json({ ...nothing, ...part })
      : Response.json({ type: 'about:blank', title: 'x', status: 503, code: 'x' }, { status: 503 });
};
const refuse = () => {
  server.answer = () => Response.json({}, { status: 503 });
};
const landing = (game?: 'league') => show('/', () => <Shown {...(game ? { game } : {})} />, '/');
const form = (id = 'league-of-legends/duo-boost') => show('/', () => <AfterForm service={serviceOf(id)} />, '/');
const section = () => screen.findByRole('region', { name: title });

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});

test('the page of a game tells how many of its orders climb now and how many arrived this week', async () => {
  answerWith({
    climbs: [
      { game: 'league', climbing: 14, arrived: 1_204 },
      { game: 'tft', climbing: 6, arrived: 5 },
    ],
  });
  landing('league');
  const told = within(await section());
  await waitFor(() => expect(told.getByText('Şu an tırmanan').nextSibling).toHaveTextContent('1414 sipariş'));
  expect(told.getByText('Son 7 günde hedefe ulaşan').nextSibling).toHaveTextContent('1.204 sipariş');
  expect(told.queryByText('Teamfight Tactics')).toBeNull();
});

test('the home page tells the figures of each game; one of too few orders is left out', async () => {
  answerWith({
    climbs: [
      { game: 'league', climbing: 14, arrived: null },
      { game: 'tft', climbing: null, arrived: 5 },
    ],
  });
  landing();
  const told = within(await section());
  const of = async (game: string) => (await told.findByText(game)).closest('div');
  expect(await of('League of Legends')).toHaveTextContent(/14 sipariş tırmanıyor$/);
  expect(await of('Teamfight Tactics')).toHaveTextContent(/5 siparişSon 7 günde hedefine ulaştı$/);
});

test('arrivals are small stairs with service, ranks and a rounded time', async () => {
  answerWith({
    arrivals: [arrival('league-of-legends/elo-boost', 'gold'), arrival('tft/elo-boost', 'diamond', 'week')],
  });
  landing();
  const told = within(await section());
  await waitFor(() => expect(told.getAllByRole('listitem')).toHaveLength(2));
  const [league, tft] = told.getAllByRole('listitem');
  expect(league).toHaveTextContent('Gümüş IIhedef:Altın IVLeague of Legends Elo Boost, bugün');
  expect(tft).toHaveTextContent('TFT Elo Boost, son 7 günde');
  expect(league?.querySelector('svg.mini')).not.toBeNull();
  expect(told.queryByRole('time')).toBeNull();
});

test('beside a form stand the arrivals of its service first, then of its game, three at most', async () => {
  const elo = 'league-of-legends/elo-boost';
  const arrivals = [
    arrival(elo, 'diamond'),
    arrival('tft/elo-boost', 'diamond'),
    arrival(elo, 'platinum'),
    arrival('league-of-legends/duo-boost', 'gold'),
    arrival(elo, 'gold'),
  ];
  answerWith({ arrivals });
  form();
  const told = within(await section());
  await waitFor(() =>
    expect(told.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Altın IVDuo Boost/),
      expect.stringMatching(/Elmas IVElo Boost/),
      expect.stringMatching(/Platin IVElo Boost/),
    ]),
  );
});

test.each([
  ['nothing is told', () => answerWith({})],
  ['it can’t be loaded', refuse],
  ['the server is older than the page', () => answerWith({ climbs: undefined, arrivals: undefined })],
])('the part is left out if %s', async (_, answer) => {
  answer();
  landing('league');
  expect(screen.getByRole('region', { name: title })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
});

test('the form of coaching has no climbs', async () => {
  answerWith({ climbs: [{ game: 'league', climbing: 14, arrived: 9 }] });
  form('kocluk');
  await waitFor(() => expect(server.asked.some(({ pathname }) => pathname.endsWith('/showcase'))).toBe(true));
  expect(screen.queryByText(title)).toBeNull();
});

test('a page that is seen asks again every minute, and a hidden one does not', async () => {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'hrtime',
    ],
  });
  const asked = () => server.asked.filter(({ pathname }) => pathname.endsWith('/showcase')).length;
  answerWith({ climbs: [{ game: 'league', climbing: 14, arrived: null }] });
  landing('league');
  await waitFor(() => expect(screen.getByText('Şu an tırmanan').nextSibling).toHaveTextContent('14'));
  const first = asked();
  answerWith({ climbs: [{ game: 'league', climbing: 15, arrived: null }] });
  act(() => jest.advanceTimersByTime(59_000));
  expect(asked()).toBe(first);
  act(() => jest.advanceTimersByTime(1_000));
  expect(asked()).toBe(first + 1);
  await waitFor(() => expect(screen.getByText('Şu an tırmanan').nextSibling).toHaveTextContent('1515 sipariş'));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  act(() => jest.advanceTimersByTime(600_000));
  expect(asked()).toBe(first + 1);
});
