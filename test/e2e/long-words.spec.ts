// No page is wider than its window if every text holds one word of 500 letters, or of as many as its field takes.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { Money } from '#kernel/money.ts';
import { anApplication } from '#test/support/applications.ts';
import { Computer } from '#test/support/devices.ts';
import { finish, proof } from '#test/support/finish.ts';
import { openInConsole } from './support/console.ts';
import { begin, key, openOrder } from './support/orders.ts';
import {
  adminSession,
  type Colleague,
  type Credentials,
  type Customer,
  demo,
  enter,
  newBooster,
  newCustomer,
  shopUrl,
} from './support/people.ts';
import { settled } from './support/watch.ts';

test.describe.configure({ mode: 'default', timeout: 300_000 }); // one worker, so that the texts are written once

const word = (length = 500) => 'ğ'.repeat(length);

/** A started order with a long note, account name and messages, paused with a long reason. */
async function aStartedOrder(customer: Customer, booster: Colleague): Promise<string> {
  const { id } = await openOrder(customer, { note: word(), inGameName: word(40) });
  await begin(booster, id);
  await customer.api.call('POST /orders/:id/messages', { params: { id }, body: { text: word() }, ...key() });
  const { id: message } = await booster.api.call('POST /orders/:id/messages', {
    params: { id },
    body: { text: word() },
    ...key(),
  });
  await customer.api.call('POST /messages/:id/reports', {
    params: { id: message },
    body: { reason: word() },
    ...key(),
  });
  await customer.api.call('POST /orders/:id/pause', { params: { id }, body: { reason: word() }, ...key() });
  return id;
}

/** A disputed order whose progress was corrected and that was finished with a reason. */
async function aDisputedOrder(customer: Customer, booster: Colleague): Promise<string> {
  const { id } = await openOrder(customer);
  await begin(booster, id);
  const current = { tier: 'gold', division: 2, points: 0 } as const;
  await booster.api.call('PUT /orders/:id/progress', { params: { id }, body: { current, reason: word() } });
  const shown = await proof(booster);
  await booster.api.call('POST /orders/:id/transitions', {
    params: { id },
    body: { to: 'finished', ...shown, reason: word() },
    ...key(),
  });
  const dispute = { kind: 'other', text: word() } as const;
  await customer.api.call('POST /orders/:id/dispute', { params: { id }, body: dispute, ...key() });
  await booster.api.call('POST /orders/:id/dispute/answer', { params: { id }, body: { text: word() }, ...key() });
  return id;
}

/** An order whose customer asks for another booster. */
async function aRefusedBooster(customer: Customer, booster: Colleague): Promise<string> {
  const { id } = await openOrder(customer);
  await begin(booster, id);
  await customer.api.call('POST /orders/:id/booster-request', { params: { id }, body: { reason: word() }, ...key() });
  return id;
}

async function aReviewedOrder(customer: Customer, booster: Colleague): Promise<string> {
  const { id } = await openOrder(customer);
  await begin(booster, id);
  await finish(booster, id);
  await customer.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'closed' }, ...key() });
  await customer.api.call('POST /orders/:id/review', {
    params: { id },
    body: { stars: 5, text: word() },
    ...key(),
  });
  return id;
}

/** A ticket whose last message is the customer's: the console lists only tickets that wait for an answer. */
async function aTicket(customer: Customer): Promise<string> {
  const body = { type: 'other', subject: word(120), text: word() } as const;
  const { id } = await customer.api.call('POST /tickets', { body, ...key() });
  for (const { api } of [await adminSession(), customer])
    await api.call('POST /tickets/:id/messages', { params: { id }, body: { text: word() }, ...key() });
  return id;
}

async function write() {
  const [customer, booster, { api: admin }] = await Promise.all([
    newCustomer(Money.lira(50_000)),
    newBooster(),
    adminSession(),
  ]);
  const name = { firstName: word(60), lastName: word(60) };
  for (const { api } of [customer, booster]) await api.call('PATCH /users/current', { body: name });
  await admin.call('PUT /admin/boosters/:id', {
    params: { id: booster.id },
    body: { country: word(60), residency: word(60), hwid: word(200) },
  });
  for (const { id: userId } of [customer, booster]) {
    const given = { userId, type: 'add', amount: Money.lira(200), reason: word() } as const;
    await admin.call('POST /admin/add-funds', { body: given, ...key() });
  }
  const { id: payoutId } = await booster.api.call('POST /booster/payouts', {
    body: { amount: Money.lira(100), iban: 'TR330006100519786457841326' },
    ...key(),
  });
  await admin.call('POST /admin/pay-booster', {
    body: { payoutId, decision: 'refused', reason: word() },
    ...key(),
  });
  for (const { id } of [customer, booster])
    await admin.call('POST /admin/user-notes', { body: { recordId: id, kind: 'note', text: word() }, ...key() });

  const computer = (await Computer.at(shopUrl())).registration;
  await booster.api.call('POST /booster/devices', {
    body: { ...computer, name: word(60), hwid: word(200) },
    ...key(),
  });

  const started = await aStartedOrder(customer, booster);
  const disputed = await aDisputedOrder(customer, booster);
  await admin.call('POST /admin/order-notes', { body: { recordId: disputed, kind: 'note', text: word() }, ...key() });
  const refused = await aRefusedBooster(customer, booster);
  const reviewed = await aReviewedOrder(customer, booster);
  const { id: waiting } = await openOrder(customer, { note: word(), inGameName: word(40) });
  const ticket = await aTicket(customer);
  const { id: listing } = await admin.call('POST /admin/listings', {
    body: { server: 'tr', level: 30, description: word(), price: Money.lira(100) },
    ...key(),
  });
  const { id: canned } = await admin.call('POST /admin/canned-answers', {
    body: { title: word(80), text: word(), type: null },
    ...key(),
  });
  await admin.call('POST /booster-applications', {
    body: anApplication({
      ...name,
      country: word(60),
      residency: word(60),
      links: [`https://op.gg/${'x'.repeat(280)}`],
      experience: word(),
    }),
    ...key(),
  });
  return { customer, booster, admin, started, disputed, refused, reviewed, waiting, ticket, listing, canned };
}

let written: Awaited<ReturnType<typeof write>>;
test.beforeAll(async () => {
  written = await write();
});
test.afterAll(() =>
  written.admin.call('PUT /admin/listings/:id', { params: { id: written.listing }, body: { onSale: false } }),
);

/** Waits until the layout is stable. Waiting for an idle network would never end, because live updates keep a request open. */
async function still(page: Page): Promise<void> {
  await settled(page);
  let before = '';
  await expect
    .poll(async () => {
      const now = await page.evaluate(
        () => `${document.body.innerText.length} ${document.documentElement.scrollHeight}`,
      );
      const same = now === before;
      before = now;
      return same;
    })
    .toBe(true);
}

/** Expects that none of these pages is wider than its window. */
async function expectNarrow(browser: Browser, who: Credentials | null, paths: readonly string[]): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  if (who) await enter(page, who);
  const found: string[] = [];
  for (const path of paths) {
    await (path.startsWith('/admin/') ? openInConsole(page, path) : page.goto(path));
    await expect(page.getByText(/[ğx]{20}/).first(), path).toBeAttached();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await still(page);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) found.push(`${path} at ${width} px: ${beyond} px`);
    }
  }
  await page.context().close();
  expect(found).toEqual([]);
}

test('a long word widens no public page', ({ browser }) =>
  expectNarrow(browser, null, ['/unranked-hesap', `/boosterlar/${written.booster.id}`]));

test('a long word widens no customer page', ({ browser }) => {
  const { customer, booster, started, disputed, refused, reviewed, waiting, ticket } = written;
  return expectNarrow(browser, customer.credentials, [
    ...[started, disputed, refused, reviewed, waiting].map((id) => `/siparisler/${id}`),
    `/siparisler/${reviewed}/makbuz`,
    '/profil',
    '/profil#hareketler',
    '/ayarlar',
    '/biletler',
    `/biletler/${ticket}`,
    `/boosterlar/${booster.id}`,
    '/bildirimler',
  ]);
});

test('a long word widens no booster page', ({ browser }) => {
  const { booster, started, disputed, refused, reviewed } = written;
  return expectNarrow(browser, booster.credentials, [
    '/booster',
    ...[started, disputed, refused, reviewed].map((id) => `/booster/aktif/${id}`),
    '/booster/bakiye',
    '/booster/hesap',
    '/booster/cihazlar',
  ]);
});

test('a long word widens no record page of the console', ({ browser }) => {
  const { customer, booster, started, disputed, refused, reviewed, waiting, ticket, listing, canned } = written;
  return expectNarrow(browser, demo.admin, [
    ...[started, disputed, refused, reviewed, waiting].map((id) => `/admin/orders/${id}/show`),
    `/admin/users/${customer.id}/show`,
    `/admin/boosters/${booster.id}/show`,
    `/admin/boosters/${booster.id}`,
    `/admin/tickets/${ticket}/show`,
    `/admin/listings/${listing}/show`,
    `/admin/canned-answers/${canned}`,
  ]);
});
