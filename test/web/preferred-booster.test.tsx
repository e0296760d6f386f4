// The notice in an order form and on an order's page that the order is offered to one booster first.
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { serviceOf } from '#contract/vocabulary.ts';
import { defaultChoices, toDraft } from '../../web-storefront/src/features/draft/forms.ts';
import OfferCard from '../../web-storefront/src/features/order/OfferCard.tsx';
import { formFor, withPreferred } from '../../web-storefront/src/features/order/preferred.ts';
import { PreferredBooster } from '../../web-storefront/src/features/order-form/PreferredBooster.tsx';
import { server, show } from './support/orders.tsx';

const id = '01939b1e-7e6a-7000-8000-000000000001';
const service = serviceOf('valorant/elo-boost');
const form = (search = `?booster=${id}`) => {
  history.replaceState(null, '', service.path + search);
  return show(service.path, () => <PreferredBooster service={service} />, service.path + search);
};
const known = (services: readonly string[], takesOrders = true) => {
  server.answer = () => Response.json({ id, displayName: 'Ece Ç.', services, takesOrders });
};
const draft = toDraft(defaultChoices('valorant/elo-boost'), null);

test('the link of a booster’s page names them in the draft of that form; anything but an id is left out', () => {
  history.replaceState(null, '', formFor('valorant/elo-boost', id));
  expect(withPreferred(draft)).toEqual({ ...draft, booster: id });
  expect(withPreferred(toDraft(defaultChoices('tft/elo-boost'), null))).not.toHaveProperty('booster');
  history.replaceState(null, '', formFor('valorant/elo-boost', 'Ece'));
  expect(withPreferred(draft)).not.toHaveProperty('booster');
});

test('the form says who may take the order in the first hour, and takes it back', async () => {
  known([service.id]);
  const user = form();
  expect(await screen.findByText('İlk 1 saat Ece Ç. alabilir; almazsa havuza düşer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kaldır' }));
  expect(screen.queryByRole('button', { name: 'Kaldır' })).toBeNull();
});

test('of a booster who does not play the service the form says so, and goes on without them', async () => {
  known(['kocluk']);
  const user = form();
  expect(await screen.findByText(/Ece Ç\. bu hizmeti şu an vermiyor/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Onsuz devam et' }));
  expect(screen.queryByRole('button', { name: 'Onsuz devam et' })).toBeNull();
});

test('of a booster who takes no orders the form says so, and goes on without them', async () => {
  known([service.id], false);
  form();
  expect(await screen.findByText(/Ece Ç\. şu an yeni sipariş almıyor\. Siparişi onsuz verebilirsin/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Onsuz devam et' })).toBeVisible();
});

test('the order’s page says until when only the booster may take it, and nothing after that', async () => {
  known([service.id]);
  const until = new Date(Date.now() + 600_000).toISOString();
  show('/', () => <OfferCard offer={{ boosterId: id, until }} />, '/');
  expect(await screen.findByText(/yalnız Ece Ç\. alabilir/)).toBeVisible();
});
test('the order’s page says nothing of an offer that is over', () => {
  show('/', () => <OfferCard offer={{ boosterId: id, until: new Date(0).toISOString() }} />, '/');
  expect(screen.queryByRole('status')).toBeNull();
});
