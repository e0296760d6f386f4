// Notifications by kind and channel, over HTTP.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type NoticeSwitch, noticeSwitches } from '#kernel/notice-kinds.ts';
import { key } from '#test/support/calls.ts';
import { anonymous, logIn, register } from '#test/support/clients.ts';
import { aBrowser } from '#test/support/push.ts';
import { World } from '#test/support/world.ts';

let world: World;
let url: string;
beforeAll(async () => {
  world = await World.begin();
  ({ url } = world.product);
}, 60_000);
afterAll(() => world.end());

const refused = (status: number, code: string) => expect.objectContaining({ status, code });

describe('a kind of notice', () => {
  test('is turned off and on for each channel, and concurrent changes are all kept', async () => {
    const { api } = await register(url);
    const turn = (notice: NoticeSwitch, on: boolean) =>
      api.call('PUT /users/current/notices', { body: { notice, on } });
    const pressed = noticeSwitches.slice(0, 20);
    await Promise.all(pressed.map((notice) => turn(notice, false)));
    const { settings } = await api.call('GET /users/current');
    expect(new Set(settings.mutedNotices)).toEqual(new Set(pressed));
    const [first, ...others] = pressed;
    await turn(first!, false);
    const after = await turn(first!, true);
    expect(after.settings.mutedNotices).toHaveLength(others.length);
    expect(after.settings.mutedNotices).toEqual(expect.arrayContaining(others));
  });

  test.each(['password-changed.mail', 'payout-paid.mail', 'order-login.app'])(
    'such as %s cannot be turned off',
    async (notice) => {
      const { api } = await register(url);
      const body = { notice, on: false } as never;
      await expect(api.call('PUT /users/current/notices', { body })).rejects.toEqual(refused(422, 'request.invalid'));
    },
  );

  test('is turned off by the link of its mail with one click or on the page, which can turn it on again', async () => {
    const { customer } = world;
    await world.proveAddress(customer);
    const orderId = await world.openOrder();
    await world.admin.api.call('POST /admin/choose-state', {
      body: { orderId, state: 'cancelled', reason: 'Müşteri istedi', earnedPercent: 0 },
      ...key(),
    });
    const { email } = await customer.api.call('GET /users/current');
    const link = /bildirim-kapat\?token=([\w-]+)/;
    const { text } = await world.mailTo(email, link);
    const [path, token = ''] = link.exec(text) ?? [];
    const muted = async () => (await customer.api.call('GET /users/current')).settings.mutedNotices;

    const posted = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(posted.status).toBe(204);
    expect(await muted()).toEqual(['order-state.mail']);
    const onPage = (on: boolean) => anonymous(url).call('PUT /notifications/unsubscription', { body: { token, on } });
    expect(await onPage(true)).toEqual({ notice: 'order-state.mail', on: true });
    expect(await muted()).toEqual([]);
    const wrong = anonymous(url).call('PUT /notifications/unsubscription', { body: { token: `${token}A`, on: false } });
    await expect(wrong).rejects.toEqual(refused(422, 'notification.link_invalid'));
  });
});

describe('a browser', () => {
  const { endpoint, keys } = aBrowser('https://of-nobody.notify.windows.com/ada');

  test('is registered for push only in the session that turned it on', async () => {
    const { api, username } = await register(url);
    const { publicKey } = await api.call('GET /notifications/push');
    expect(publicKey).toMatch(/^[\w-]{87}$/);
    await api.call('PUT /notifications/push', { body: { endpoint, keys } });
    expect((await api.call('GET /notifications/push')).endpoints).toEqual([endpoint]);
    const elsewhere = await logIn(url, username, 'kiraz-agaci-42');
    expect((await elsewhere.api.call('GET /notifications/push')).endpoints).toEqual([]);
    expect(JSON.stringify(await api.call('GET /users/current/export'))).toContain(endpoint);
    await elsewhere.api.call('POST /notifications/push/removal', { body: { endpoint } });
    const again = api.call('POST /notifications/push/test', { body: { endpoint } });
    await expect(again).rejects.toEqual(refused(409, 'notification.push_unavailable'));
  });

  test('with an unknown push service is refused', async () => {
    const { api } = await register(url);
    for (const strange of ['https://10.0.0.5/push', 'https://push.example/ada'])
      await expect(api.call('PUT /notifications/push', { body: { endpoint: strange, keys } })).rejects.toEqual(
        refused(422, 'notification.endpoint_not_allowed'),
      );
  });
});

test('a user whose address refuses mail is shown as unreachable to staff and to themselves, until staff clear it', async () => {
  const { id, api } = await register(url);
  const client = new pg.Client({ connectionString: world.product.database.url });
  await client.connect();
  await client.query(`update user_account set mail_failure = 'refused', mail_failed_at = now() where id = $1`, [id]);
  await client.end();
  const current = () => api.call('GET /users/current');
  expect((await current()).emailUnreachable).toBe(true);
  const { admin } = world;
  const list = () => admin.api.call('GET /admin/unreachable-addresses', { query: { filter: JSON.stringify({ id }) } });
  expect(await list()).toMatchObject([{ id, mailFailure: 'refused', email: (await current()).email }]);
  expect(await admin.api.call('POST /admin/clear-address', { body: { userId: id }, ...key() })).toMatchObject({
    mailFailure: null,
    mailFailedAt: null,
  });
  expect(await list()).toEqual([]);
  expect((await current()).emailUnreachable).toBe(false);
});
