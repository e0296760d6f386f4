// The public page of a booster.
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PublicBooster } from '../../web-storefront/src/features/people/boosters.ts';
import BoosterProfile from '../../web-storefront/src/pages/BoosterProfile.tsx';
import { server, show } from './support/orders.tsx';

const id = '01939b1e-7e6a-7000-8000-000000000001';
const booster: PublicBooster = {
  id,
  displayName: 'Ece Ç.',
  services: ['league-of-legends/duo-boost', 'league-of-legends/elo-boost', 'kocluk'],
  ranks: [{ game: 'league', tier: 'master', division: 1 }],
  languages: ['tr', 'en'],
  finishedOrders: 1234,
  successPercent: 98,
  onTimePercent: 91,
  reviewCount: 2,
  stars: 4.5,
  answerMinutes: 130,
  mostlyUnanswered: false,
  available: true,
  takesOrders: true,
  memberSince: '2026-03-01T12:00:00.000Z',
  reviews: [
    {
      stars: 5,
      text: 'Sabırlıydı.',
      customer: 'Ada',
      service: 'league-of-legends/elo-boost',
      createdAt: '2026-11-20T12:00:00.000Z',
    },
  ],
};
const open = (answer: PublicBooster | Response) => {
  server.answer = () => (answer instanceof Response ? answer : Response.json(answer));
  return show('/boosterlar/:id', BoosterProfile, `/boosterlar/${id}`);
};
const figure = (name: string) => screen.getByText(name).closest('div')!.textContent;

test('shows the results with what each is counted from, the languages, the rank and what reviews are about', async () => {
  open(booster);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ece Ç.' })).toBeVisible();
  expect(screen.getByText('Yeni siparişe açık')).toBeVisible();
  expect(screen.getByText('Türkçe, İngilizce')).toBeVisible();
  expect(figure('Puan')).toBe('Puan4,52 değerlendirmeden');
  expect(figure('Biten sipariş')).toContain('1.234');
  expect(figure('Tamamlama')).toContain('%98');
  expect(figure('Zamanında')).toContain('%91');
  expect(figure('İlk yanıt')).toContain('2 sa');
  expect(screen.getByText('Ustalık')).toBeVisible();
  const [review] = screen.getAllByText('Sabırlıydı.').map((text) => text.closest('li')!);
  for (const said of ['Elo Boost', 'Ada']) expect(within(review!).getByText(said)).toBeVisible();
});

test('says of a booster who leaves most messages unanswered that it is so', async () => {
  open({ ...booster, answerMinutes: null, mostlyUnanswered: true });
  await screen.findByText('Yeni siparişe açık');
  expect(figure('İlk yanıt')).toBe('İlk yanıt—İlk mesajların çoğu yanıtsız kaldı');
});

test('says that there are too few orders for a share, instead of a share of few', async () => {
  open({
    ...booster,
    successPercent: null,
    onTimePercent: null,
    answerMinutes: null,
    stars: null,
    reviewCount: 0,
    finishedOrders: 1,
    available: false,
    reviews: [],
  });
  expect(await screen.findByText('Henüz değerlendirme yok', { selector: 'b' })).toBeVisible();
  for (const name of ['Tamamlama', 'Zamanında', 'İlk yanıt'])
    expect(figure(name)).toBe(`${name}—Söylemek için henüz erken`);
  expect(screen.queryByText('Yeni siparişe açık')).toBeNull();
});

test('of a booster who takes no orders says so, and neither its button nor its services name them in a form', async () => {
  open({ ...booster, available: false, takesOrders: false });
  const button = await screen.findByRole('button', { name: 'Bu booster’la sipariş ver' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/Ece Ç\. şu an yeni sipariş almıyor\./);
  expect(screen.getByText('Şu an yeni sipariş almıyor')).toBeVisible();
  expect(screen.queryByRole('link', { name: /sipariş ver/ })).toBeNull();
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toContain('booster=');
});

test('leads to the order form of a service that the booster plays, and to each of their services', async () => {
  open(booster);
  const main = await screen.findByRole('link', { name: 'Bu booster’la sipariş ver' });
  expect(main.getAttribute('href')).toMatch(/^\/(kocluk|boost\/league-of-legends\/(elo|duo)-boost)/);
  expect(screen.getByRole('link', { name: 'Duo Boost' }).getAttribute('href')).toContain('duo-boost');
});

test('of a booster without services offers no order', async () => {
  open({ ...booster, services: [], ranks: [] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Bu booster’la sipariş ver' })).toBeNull();
});

test('of an account that is gone says so; after a failure it can be asked for again', async () => {
  open(Response.json({ type: 'about:blank', title: 'x', status: 404, code: 'booster.not_found' }, { status: 404 }));
  expect(await screen.findByText('Bu booster bulunamadı')).toBeVisible();
});
test('says that it could not be loaded, and asks again', async () => {
  const user = open(Response.json({ type: 'about:blank', title: 'x', status: 503, code: 'x' }, { status: 503 }));
  const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
  server.answer = () => Response.json(booster);
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ece Ç.' })).toBeVisible();
});
