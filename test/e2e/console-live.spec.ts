import { expect, test } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { declinedCard, payByCard } from './support/card.ts';
import { key, openOrder } from './support/orders.ts';
import { enter, newCustomer, newStaff } from './support/people.ts';
import { watch } from './support/watch.ts';

test('a new order, ticket or declined payment updates lists, menu and dashboard without a reload', async ({
  page,
  context,
}) => {
  const [customer, staff] = await Promise.all([
    newCustomer(Money.lira(10_000)),
    newStaff(['orders:read', 'wallets:read', 'wallets:write', 'tickets:read', 'tickets:write']),
  ]);
  const { faults } = watch(page);
  const main = page.getByRole('main');
  const there = await openOrder(customer);
  await enter(page, staff.credentials, '/admin/orders');
  await expect(main.getByRole('link', { name: there.number })).toBeVisible();
  const { number } = await openOrder(customer);
  await expect(main.getByRole('link', { name: number })).toBeVisible();

  // tests that run at the same time may open tickets too
  const badge = page.getByTestId('waiting-tickets');
  const waiting = async () => Number((await badge.isVisible()) ? await badge.innerText() : 0);
  const waited = await waiting();
  const ticket = { type: 'other', subject: 'Selam', text: 'Bir sorum var' } as const;
  await customer.api.call('POST /tickets', { body: ticket, ...key() });
  await expect.poll(waiting).toBeGreaterThan(waited);

  await page.getByRole('menuitem', { name: 'Panel' }).click();
  await page.getByRole('button', { name: 'Bugün' }).click();
  await expect(page).toHaveURL(/days=today/);
  const [placed, failed] = [/^Sipariş\s?\d/, /^Reddedilen ödeme/].map((name) => main.getByRole('link', { name }));
  if (!placed || !failed) throw new Error('two tiles');
  const figure = async (tile: typeof placed) => Number(/\d+/.exec(await tile.innerText())?.[0]);
  const before = [await figure(placed), await figure(failed)] as const;
  await openOrder(customer);
  const body = { amount: Money.lira(150) };
  const { frameUrl = '' } = await customer.api.call('POST /top-ups', { body, ...key() });
  const shop = await context.newPage();
  await shop.goto(frameUrl);
  await payByCard(shop, declinedCard);
  await expect.poll(() => figure(placed)).toBeGreaterThan(before[0]);
  await expect.poll(() => figure(failed)).toBeGreaterThan(before[1]);
  expect(faults).toEqual([]);
});
