// An order that reached its goal: the steps light up once, the picture is shared, the next climb has a price.
import { beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { kept } from '#contract/browser/storage.ts';
import type { ServiceId } from '#contract/vocabulary.ts';
import { defaultChoices, reviveChoices, toDraft } from '../../web-storefront/src/features/draft/forms.ts';
import type { Order } from '../../web-storefront/src/features/order/describe.ts';
import { orderQuery } from '../../web-storefront/src/features/order/queries.ts';
import { queryClient } from '../../web-storefront/src/lib/query-client.ts';
import OrderDetail from '../../web-storefront/src/pages/OrderDetail.tsx';
import { plainDraft } from '../support/drafts.ts';
import { lira, orderIn, server, show } from './support/orders.tsx';

const climb = {
  ...plainDraft('league-of-legends/elo-boost'),
  server: 'tr',
  current: { tier: 'gold', division: 3 },
  target: { tier: 'platinum', division: 4 },
};
const rungs = (done: number) => ({ done, percent: Math.round((100 * done) / 3) });
const at = { tier: 'platinum', division: 4, points: 0 };

const climbed = (state: Order['state'], proven = 3, over: object = {}): Order =>
  ({
    ...orderIn(state),
    service: 'league-of-legends/elo-boost',
    draft: climb,
    progress: {
      ...rungs(3),
      total: 3,
      unit: 'rung',
      source: 'matches',
      current: at,
      proven: { ...rungs(proven), current: at },
    },
    matchFigures: { total: 24, won: 15, points: 300 },
    ...over,
  }) as unknown as Order;

const open = (order: Order) => {
  queryClient.setQueryData(orderQuery('siparis').queryKey, order);
  server.answer = ({ pathname }) => {
    if (pathname.endsWith('/arrival'))
      return new Response(new Blob(['png']), { headers: { 'content-type': 'image/png' } });
    if (pathname.endsWith('/catalog')) return Response.json({ settings: {} });
    if (pathname.endsWith('/calculate')) return Response.json({ price: lira(420) });
    return Response.json(pathname.endsWith('/messages') ? [] : order);
  };
  return show('/siparisler/:id', OrderDetail, '/siparisler/siparis');
};
const isLit = () => document.querySelector('.stair--lit') !== null;

beforeEach(() => {
  kept.remove('arrived');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('the page names the reached rank, and the steps light up only at the first look', async () => {
  open(climbed('completed'));
  expect(await screen.findByRole('heading', { name: 'Platin IV’tesin' })).toBeVisible();
  expect(isLit()).toBe(true);
  cleanup();
  open(climbed('completed'));
  await screen.findByRole('heading', { name: 'Platin IV’tesin' });
  expect(isLit()).toBe(false);
});

test.each([
  ['played', climbed('in-game')],
  ['ended below its goal', climbed('completed', 2)],
  ['cancelled', climbed('cancelled')],
  ['disputed', climbed('finished', 3, { disputed: true })],
])('an order that is %s celebrates nothing', async (_, order) => {
  open(order);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('.coming')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Platin IV’tesin' })).toBeNull();
  expect(isLit()).toBe(false);
});

test('the picture goes to the device’s sharing dialog, with the reached rank as its title', async () => {
  const share = jest.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { canShare: () => true, share });
  const user = open(climbed('closed'));
  await screen.findByRole('img', { name: 'Altın III ile Platin IV arasındaki basamaklar' });
  await user.click(screen.getByRole('button', { name: 'Resmi paylaş' }));
  expect(share).toHaveBeenCalledWith({ files: [expect.any(File)], title: 'Platin IV’tesin' });
});

test('a browser that cannot share saves the picture', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const user = open(climbed('closed'));
  await screen.findByRole('img', { name: /arasındaki basamaklar/ });
  await user.click(screen.getByRole('button', { name: 'Resmi paylaş' }));
  expect(saved.mock.contexts[0]).toMatchObject({ href: expect.stringMatching(/^data:/), download: 'basamak.png' });
  saved.mockRestore();
});

test.each([
  ['league-of-legends', { tier: 'platinum', division: 4 }, 'Zümrüt IV’e', { tier: 'emerald', division: 4 }],
  ['league-of-legends', { tier: 'diamond', division: 1 }, 'Ustalık’a', { tier: 'master', division: null }],
  ['valorant', { tier: 'gold', division: 1 }, 'Platin 1’e', { tier: 'platinum', division: 1 }],
])('the next climb in %s from %o is one tier, at the price that its link opens', async (game, to, words, target) => {
  const service = `${game}/elo-boost`;
  const draft = { ...climb, service, target: to, extras: { ...climb.extras, priority: true }, spells: ['flash'] };
  open(climbed('closed', 3, { service, draft }));
  const next = await screen.findByRole('link', { name: /420,00/ });
  expect(next.textContent).toContain(`${words} devam et`);
  const linked = new URL((next as HTMLAnchorElement).href).searchParams.get('taslak') ?? '';
  expect(JSON.parse(linked)).toMatchObject({ current: to, target, server: 'tr' });
  const restored = reviveChoices(defaultChoices(service as ServiceId), JSON.parse(linked));
  expect(server.sent).toEqual(toDraft(restored, null));
  expect(server.sent).toMatchObject({ extras: { priority: false } });
});

test('at the top of the ladder no next climb is offered', async () => {
  const top = { tier: 'challenger', division: null, points: 0 };
  const progress = { ...climbed('closed').progress, current: top };
  open(climbed('closed', 3, { draft: { ...climb, target: { tier: 'challenger' } }, progress }));
  await screen.findByRole('heading', { name: /’tasın$/ });
  expect(screen.queryByRole('link', { name: /devam et/ })).toBeNull();
});
