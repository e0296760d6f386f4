// The climbs of others beside the forms and on the landing pages (docs/decisions/0115).
import { expect, jest, test } from '@jest/globals';
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
  figures: { reviews: 0, stars: null },
  priceFrom: {},
  coaches: [],
};
const arrival = (service: string, to: 'gold' | 'platinum' | 'diamond') => ({
  service,
  game: service.startsWith('tft') ? ('tft' as const) : ('league' as const),
  from: 'silver' as const,
  to,
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

test('the page of a game tells how many of its orders are played and how many arrived this week, in fives', async () => {
  answerWith({
    climbs: [
      { game: 'league', played: 15, arrived: 1_205 },
      { game: 'tft', played: 5, arrived: 5 },
    ],
  });
  landing('league');
  const told = within(await section());
  expect(told.getByText('Oynanan').nextSibling).toHaveTextContent(/^15\+ sipariş$/);
  expect(told.getByText('Son 7 günde hedefe ulaşan').nextSibling).toHaveTextContent(/^1\.205\+ sipariş$/);
  expect(told.queryByText('Teamfight Tactics')).toBeNull();
});

test('the home page tells the figures of each game; one of too few orders is left out', async () => {
  answerWith({
    climbs: [
      { game: 'league', played: 15, arrived: null },
      { game: 'valorant', played: 10, arrived: 20 },
      { game: 'tft', played: null, arrived: 5 },
    ],
  });
  landing();
  const told = within(await section());
  const of = (game: string) => told.getByText(game).closest('div');
  expect(of('League of Legends')).toHaveTextContent(/15\+ sipariş oynanıyor$/);
  expect(of('Valorant')).toHaveTextContent(/10\+ sipariş oynanıyorSon 7 günde hedefe ulaşan: 20\+$/);
  expect(of('Teamfight Tactics')).toHaveTextContent(/5\+ siparişSon 7 günde hedefe ulaşan$/);
});

test('arrivals are small stairs with service and tiers', async () => {
  answerWith({ arrivals: [arrival('league-of-legends/elo-boost', 'gold'), arrival('tft/elo-boost', 'diamond')] });
  landing();
  const told = within(await section());
  const [league, tft, ...more] = told.getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(league).toHaveTextContent('Gümüşhedef:AltınLeague of Legends Elo Boost, son 7 günde');
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
  expect(told.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/AltınDuo Boost/),
    expect.stringMatching(/ElmasElo Boost/),
    expect.stringMatching(/PlatinElo Boost/),
  ]);
});

const asked = () => server.asked.filter(({ pathname }) => pathname.endsWith('/showcase')).length;

test.each([
  ['nothing is told', () => answerWith({})],
  ['it can’t be loaded', refuse],
  ['the server is older than the page', () => answerWith({ climbs: undefined, arrivals: undefined })],
])('the part is absent while it loads, and stays so if %s', async (_, answer) => {
  answer();
  landing('league');
  expect(screen.queryByText(title)).toBeNull();
  await waitFor(() => expect(asked()).toBe(1));
  await waitFor(() => expect(screen.queryByText('Kim oynuyor?')).toBeNull());
  expect(screen.queryByText(title)).toBeNull();
});

test('a game, service or tier that the page does not know is left out', async () => {
  const known = arrival('league-of-legends/elo-boost', 'gold');
  const unknown = [
    { ...known, service: 'chess/elo-boost', game: 'chess' },
    { ...known, service: 'league-of-legends/new-boost' },
    { ...known, to: 'titanium' },
    { ...known, from: 'wood' },
  ];
  const climbs = [
    { game: 'league', played: 15, arrived: null },
    { game: 'chess', played: 5, arrived: 5 },
  ];
  answerWith({ climbs, arrivals: [...unknown, known] } as Partial<Showcase>);
  landing();
  const told = within(await section());
  expect(told.getAllByRole('listitem')).toHaveLength(1);
  expect(told.getAllByRole('term')).toHaveLength(1);
});

test('the form of coaching has no climbs', async () => {
  answerWith({ climbs: [{ game: 'league', played: 15, arrived: 10 }] });
  form('kocluk');
  await waitFor(() => expect(asked()).toBe(1));
  expect(screen.queryByText(title)).toBeNull();
});

test('a page asks once, however long it stays open', async () => {
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance', 'Date', 'setTimeout'],
  });
  try {
    answerWith({ climbs: [{ game: 'league', played: 15, arrived: null }] });
    landing('league');
    await section();
    act(() => jest.advanceTimersByTime(3_600_000));
    expect(asked()).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});
