import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { key, many, outcomesOf } from '#test/support/calls.ts';
import { anonymous, register, type Session } from '#test/support/clients.ts';
import { farFromQuarter } from '#test/support/quarter.ts';
import { World } from '#test/support/world.ts';

jest.setTimeout(120_000);

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const write = (who: Session, id: string, text = 'Beklediğimden çabuk bitti.', stars = 4) =>
  who.api.call('POST /orders/:id/review', { params: { id }, body: { stars, text }, ...key() });
const showcase = () => anonymous(world.product.url).call('GET /showcase');
/** Waits for the showcase, which a process caches for up to ten seconds. */
const untilShown = async (wanted: (shown: Awaited<ReturnType<typeof showcase>>) => boolean) => {
  for (let look = 0; look < 60; look++) {
    const shown = await showcase();
    if (wanted(shown)) return shown;
    await sleep(250);
  }
  throw new Error('the showcase does not show it');
};

/** Makes a review as old as reviews are when the showcase tells them. */
const writtenYesterday = async (id: string) => {
  const client = new pg.Client({ connectionString: world.product.database.url });
  await client.connect();
  await client.query(`update order_review set created_at = created_at - interval '1 day' where order_id = $1`, [id]);
  await client.end();
};

describe('a review', () => {
  test('is written once, by the customer of a closed order, without contact data, and is shown on the order’s page', async () => {
    const id = await world.finishedOrder();
    await expect(write(world.customer, id)).rejects.toMatchObject({ status: 409, code: 'order.review_not_allowed' });
    const params = { id };
    const closed = await world.customer.api.call('POST /orders/:id/transitions', {
      params,
      body: { to: 'closed' },
      ...key(),
    });
    expect(closed).toMatchObject({ review: null, allowed: { review: true } });

    const stranger = await register(world.product.url);
    await expect(write(stranger, id)).rejects.toMatchObject({ status: 404, code: 'order.not_found' });
    await expect(write(world.booster, id)).rejects.toMatchObject({ status: 403 });
    await expect(write(world.customer, id, 'x'.repeat(601))).rejects.toMatchObject({ status: 422 });
    await expect(write(world.customer, id, 'Altı yıldız', 6)).rejects.toMatchObject({ status: 422 });
    for (const contact of ['numaram 0532 111 22 33', 'ada@ornek.com', 'https://ornek.com/ada'])
      await expect(write(world.customer, id, `Bana yaz: ${contact}`)).rejects.toMatchObject({
        status: 422,
        problem: { errors: [{ pointer: '/text', code: 'contact' }] },
      });

    expect(await outcomesOf(many(10, () => () => write(world.customer, id)))).toEqual({
      ok: 1,
      '409 order.already_reviewed': 9,
    });
    const seen = await world.customer.api.call('GET /orders/:id', { params });
    expect(seen).toMatchObject({
      review: { stars: 4, text: 'Beklediğimden çabuk bitti.' },
      allowed: { review: false },
    });
    expect(seen.timeline.map(({ kind }) => kind)).toContain('review');
    expect(await world.booster.api.call('GET /orders/:id', { params })).toMatchObject({ review: { stars: 4 } });
  });

  test('is shown with the customer’s first name only, until staff hide it', async () => {
    const id = await world.closedOrder();
    const text = 'Gece de oynadı, her maçı gördüm.';
    await write(world.customer, id, text, 5);
    await farFromQuarter();
    await writtenYesterday(id);
    const shown = await untilShown(({ reviews }) => reviews.some((review) => review.text === text));
    expect(shown.reviews.find((review) => review.text === text)).toMatchObject({
      stars: 5,
      customer: expect.stringMatching(/^Ada\p{L}*$/u),
      service: 'league-of-legends/elo-boost',
    });
    const { number, customer, booster } = await world.customer.api.call('GET /orders/:id', { params: { id } });
    const told = JSON.stringify(shown);
    for (const secret of [number, id, customer.id, customer.displayName, booster!.displayName])
      expect(told).not.toContain(secret);

    const { api } = world.admin;
    const judge = { body: { reviewId: id, reason: 'Uygunsuz ifade' } };
    expect(await api.call('POST /admin/hide-review', { ...judge, ...key() })).toMatchObject({
      hidden: true,
      judgement: { because: 'Uygunsuz ifade' },
    });
    await expect(api.call('POST /admin/hide-review', { ...judge, ...key() })).rejects.toMatchObject({
      code: 'order.review_unchanged',
    });
    const after = await untilShown(({ reviews }) => reviews.every((review) => review.text !== text));
    expect(after.figures.reviews).toBe(shown.figures.reviews - 1);
    const seenBy = async (who: Session) => (await who.api.call('GET /orders/:id', { params: { id } })).review?.text;
    expect([await seenBy(world.customer), await seenBy(world.booster)]).toEqual([text, undefined]);
    await api.call('POST /admin/show-review', { ...judge, ...key() });
    await untilShown(({ reviews }) => reviews.some((review) => review.text === text));
  });
});

describe('the person who hid a review', () => {
  test('is named in the console, but not in the customer’s export', async () => {
    const id = await world.closedOrder();
    await write(world.customer, id, 'Bir daha sipariş vermem.', 1);
    const helper = await world.staff('content:write');
    const hide = { body: { reviewId: id, reason: 'Deneme' }, ...key() };
    const byName = (await helper.api.call('POST /admin/hide-review', hide)).judgement?.byName ?? '';
    expect(byName).toMatch(/\p{L}/u);
    const exported = JSON.stringify(await world.customer.api.call('GET /users/current/export'));
    expect(exported).toContain('Bir daha sipariş vermem.');
    expect(exported).not.toContain(helper.id);
  });
});

describe('a booster’s public page', () => {
  const publicPage = (id: string) => anonymous(world.product.url).call('GET /boosters/:id', { params: { id } });

  test('shows finished orders and visible reviews, and no name of the booster but the display name', async () => {
    const booster = await world.booster.api.call('GET /booster/profile');
    const [kept, hidden] = [await world.closedOrder(), await world.closedOrder()];
    const before = await publicPage(booster.id);
    await write(world.customer, kept, 'Sabırlı ve hızlıydı.', 5);
    await write(world.customer, hidden, 'Burada durmaması gereken bir söz.', 1);
    const body = { reviewId: hidden, reason: 'Hakaret' };
    await world.admin.api.call('POST /admin/hide-review', { body, ...key() });

    const page = await publicPage(booster.id);
    expect(page).toMatchObject({ services: booster.availableServices, reviewCount: before.reviewCount + 1 });
    expect(page.finishedOrders).toBeGreaterThanOrEqual(2);
    expect(page.memberSince).toMatch(/^\d{4}-\d\d-01T12:00:00\.000Z$/);
    expect(page.reviews[0]).toMatchObject({ text: 'Sabırlı ve hızlıydı.', stars: 5 });
    const told = JSON.stringify(page);
    const customer = await world.customer.api.call('GET /users/current');
    const secrets = [booster.lastName, booster.email, booster.username, customer.lastName, customer.username, kept];
    for (const secret of [...secrets, 'Burada durmaması']) expect(told).not.toContain(secret);
  });

  test('has the reviews of that booster only; the console’s list filters by booster, stars and words', async () => {
    const [mine, other] = [await world.booster.api.call('GET /users/current'), await world.newBooster()];
    const { id } = await other.api.call('GET /users/current');
    const { availableServices } = await world.booster.api.call('GET /booster/profile');
    const body = { availableServices, simultaneousOrders: 5, leagueRank: 'challenger1' as const };
    await world.admin.api.call('PUT /admin/boosters/:id', { params: { id }, body });
    const [theirs, elses] = [await world.closedOrder(other), await world.closedOrder()];
    await write(world.customer, theirs, 'Yeni gelen de iyiymiş.', 2);
    await write(world.customer, elses, 'Eskisi gibisi yok.', 5);

    expect(await publicPage(id)).toMatchObject({
      finishedOrders: 1,
      reviewCount: 1,
      stars: 2,
      reviews: [{ text: 'Yeni gelen de iyiymiş.' }],
    });
    expect(JSON.stringify(await publicPage(mine.id))).not.toContain('Yeni gelen');
    const listed = async (filter: object) =>
      world.admin.api.call('GET /admin/reviews', { query: { filter: JSON.stringify(filter) } });
    expect((await listed({ boosterId: id })).map(({ text }) => text)).toEqual(['Yeni gelen de iyiymiş.']);
    expect((await listed({ boosterId: mine.id })).map(({ text }) => text)).not.toContain('Yeni gelen de iyiymiş.');
    const all = await listed({});
    const starsOf = [...new Set(all.map(({ stars }) => String(stars)))];
    expect(starsOf.length).toBeGreaterThan(1);
    expect(await listed({ stars: starsOf })).toEqual(all);
    for (const stars of starsOf)
      expect(await listed({ stars })).toEqual(all.filter((review) => String(review.stars) === stars));
    expect(await listed({ stars: ['0', 'beş', '9', '1e12', '9'.repeat(200)] })).toEqual([]);
    expect((await listed({ q: 'YENI iyiymis', stars: starsOf })).map(({ text }) => text)).toEqual([
      'Yeni gelen de iyiymiş.',
    ]);
    expect(await listed({ q: 'yeni kötü' })).toEqual([]);
  });

  test('is reached by the list of boosters, which filters by game and service and names nothing more than the page', async () => {
    const listed = (filter: object = {}) =>
      anonymous(world.product.url).call('GET /boosters', { query: { filter: JSON.stringify(filter) } });
    const booster = await world.booster.api.call('GET /booster/profile');
    const [shown] = (await listed()).filter(({ id }) => id === booster.id);
    const { reviews: _reviews, memberSince: _memberSince, ...card } = await publicPage(booster.id);
    expect(shown).toMatchObject({ ...card, finishedOrders: expect.any(Number), reviewCount: expect.any(Number) });
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(Object.keys(card).toSorted());
    for (const secret of [booster.lastName, booster.email, booster.username])
      expect(JSON.stringify(shown)).not.toContain(secret);

    const other = await world.newBooster();
    const { id } = await other.api.call('GET /users/current');
    const services = ['valorant/elo-boost'];
    const body = { availableServices: services };
    await world.admin.api.call('PUT /admin/boosters/:id', { params: { id }, body });
    const ids = async (filter: object) => (await listed(filter)).map((one) => one.id);
    expect(await ids({ service: 'valorant/elo-boost' })).toContain(id);
    expect(await ids({ game: ['valorant', 'tft'] })).toContain(id);
    expect(await ids({ game: 'league' })).not.toContain(id);
    expect(await ids({ service: 'no/such-service' })).toEqual([]);
    await expect(listed({ displayName: 'Ada' })).rejects.toMatchObject({ status: 422 });
  });

  test('exists for active boosters only', async () => {
    const { id } = await world.booster.api.call('GET /users/current');
    const [judge, unknown] = [
      { userId: id, reason: 'Deneme' },
      { status: 404, code: 'booster.not_found' },
    ];
    await expect(publicPage(world.customer.id)).rejects.toMatchObject(unknown);
    await world.admin.api.call('POST /admin/ban', { body: judge, ...key() });
    await expect(publicPage(id)).rejects.toMatchObject(unknown);
    await world.admin.api.call('POST /admin/unban', { body: { userId: id }, ...key() });
    expect(await publicPage(id)).toMatchObject({ id });
  });
});
