import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { scopes } from '#kernel/vocabulary.ts';
import { anonymous, logIn, register, type Session } from '#test/support/clients.ts';
import { dump } from '#test/support/dump.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let url: string;
let admin: Session;
let staff: Session;
beforeAll(async () => {
  product = await startProduct({}, { seeded: true });
  url = product.url;
  [admin, staff] = await Promise.all([logIn(url, 'yonetici@basamak.test'), logIn(url, 'destek@basamak.test')]);
}, 60_000);
afterAll(() => product.stop());

const refused = (status: number, code: string) => expect.objectContaining({ status, code });
const key = () => ({ idempotencyKey: randomUUID() });
const newcomer = (given: object = {}) => {
  const name = `ece${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  return {
    firstName: 'Ece',
    lastName: 'Işık',
    email: `${name}@basamak.test`,
    phone: `0 5${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
    username: name,
    ...given,
  };
};
const enlist = (given: object = {}) =>
  anonymous(url).call('POST /users', { body: { password: 'kiraz-agaci', acceptTerms: true, ...newcomer(given) } });

/** Waits for the newest mail to this address. By default the mail that verifies the address is left out. */
const mailTo = async (address: string, about = /^(?!E-posta adresini)/) => {
  for (let look = 1; look <= 100; look++) {
    const all = (await (await fetch(`${product.mailUrl}/messages`)).json()) as {
      to: string[];
      subject: string;
      text: string;
      html: string;
    }[];
    const mine = all.find(({ to, subject }) => to.includes(address) && about.test(subject));
    if (mine) return mine;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`no mail for ${address}`);
};
const tokenOf = (text: string): string => /\?token=([\w.-]+)/.exec(text)?.[1] ?? '';

describe('registering', () => {
  test('signs in, and stores the telephone number as E.164', async () => {
    const { id, username, api } = await register(url);
    expect(await api.call('GET /users/current')).toMatchObject({
      id,
      username,
      role: 'customer',
      scope: [],
      phone: expect.stringMatching(/^\+905\d{9}$/),
      balance: { amount: 0, currency: 'TRY' },
      emailHmac: expect.stringMatching(/^[0-9a-f]{64}$/),
      unread: { notifications: 0, messages: 0, tickets: 0 },
      mustChangePassword: false,
    });
  });

  test('gives a username to only one of 100 concurrent registrations, in any spelling (promise 14)', async () => {
    const spellings = ['İkİzİşık', 'ikizışık', 'IKIZIŞIK', 'ıkızişik'];
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) => enlist({ username: spellings[at % spellings.length] })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of all) {
      if (result.status === 'rejected') expect(result.reason).toEqual(refused(409, 'identity.username_taken'));
    }
    const check = (username: string) => anonymous(url).call('GET /users/availability', { query: { username } });
    expect(await check('ikizişik')).toEqual({ available: false });
    expect(await check('ikizisik')).toEqual({ available: true });
  }, 30_000);

  test.each([
    ['a common password', { password: 'Qwerty123' }, 422, 'identity.password_too_common'],
    ['a short password', { password: 'kiraz' }, 422, 'request.invalid'],
    ['a username with a space', { username: 'iki kelime' }, 422, 'request.invalid'],
    ['an invalid phone', { phone: '12345' }, 422, 'request.invalid'],
    ['an invalid address', { email: 'yok@' }, 422, 'request.invalid'],
    ['terms that were not accepted', { acceptTerms: false }, 422, 'request.invalid'],
    ['a role', { role: 'admin' }, 422, 'request.invalid'],
    ['an address that is taken', { email: 'YONETICI@basamak.test' }, 409, 'identity.email_taken'],
    ['a phone that is taken', { phone: '0532 000 00 04' }, 409, 'identity.phone_taken'],
  ])('refuses %s', async (_, given, status, code) => {
    await expect(enlist(given)).rejects.toEqual(refused(status, code));
  });
});

describe('a password', () => {
  test('is changed by its owner, which ends the other sessions', async () => {
    const { api, username } = await register(url);
    const address = `${username}@basamak.test`;
    const verification = await mailTo(address, /^E-posta adresini/);
    await api.call('PUT /users/verification', { body: { token: tokenOf(verification.text) } });
    const other = await logIn(url, username, 'kiraz-agaci-42');
    const change = (oldPassword: string, newPassword: string) =>
      api.call('POST /users/current/password', { body: { oldPassword, newPassword } });
    await expect(change('elma-agaci', 'erik-agaci')).rejects.toEqual(refused(422, 'identity.old_password_incorrect'));
    await expect(change('kiraz-agaci-42', 'kiraz-agaci-42')).rejects.toEqual(
      refused(422, 'identity.password_unchanged'),
    );
    await change('kiraz-agaci-42', 'erik-agaci');
    await expect(api.call('GET /users/current')).resolves.toBeDefined();
    await expect(other.api.call('GET /users/current')).rejects.toEqual(refused(401, 'identity.unauthenticated'));
    await expect(logIn(url, username, 'kiraz-agaci-42')).rejects.toEqual(refused(401, 'identity.bad_credentials'));
    expect((await mailTo(address)).subject).toBe('Şifren değişti');
  });

  test('that was changed is not mailed to an address that nobody has verified', async () => {
    const { api, id, username } = await register(url);
    const address = `${username}@basamak.test`;
    const body = { oldPassword: 'kiraz-agaci-42', newPassword: 'erik-agaci' };
    await api.call('POST /users/current/password', { body });
    await admin.api.call('POST /admin/change-password', { body: { userId: id } });
    await admin.api.call('POST /admin/send-mail', {
      body: { userId: id, subject: 'Hesabın hakkında', text: 'Adresini doğrular mısın?' },
      ...key(),
    });
    // the mail by staff is sent last, so earlier mails would have arrived before it
    await mailTo(address, /^Hesabın hakkında/);
    await expect(mailTo(address, /^Şifren/)).rejects.toThrow('no mail');
  }, 30_000);

  test('that was forgotten is reset by mail once, and the token is stored nowhere', async () => {
    const { username } = await register(url);
    const ask = (email: string) => anonymous(url).call('POST /users/password-reset', { body: { email } });
    const set = (token: string) =>
      anonymous(url).call('PUT /users/password-reset', { body: { token, password: 'erik-agaci' } });
    await ask(`kimse${username}@basamak.test`);
    await ask(`${username}@basamak.test`);
    const mail = await mailTo(`${username}@basamak.test`);
    const token = tokenOf(mail.text);
    expect(token).toHaveLength(43);
    expect(mail.html).toContain(`${url}/reset-password?token=${token}`);
    expect(await dump(product.database.url)).not.toContain(token);
    await expect(set(`${token}x`)).rejects.toEqual(refused(422, 'identity.reset_token_invalid'));
    const both = await Promise.allSettled([set(token), set(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await logIn(url, username, 'erik-agaci');
  }, 20_000);
});

describe('the console', () => {
  test('shows callers their scopes', async () => {
    expect((await admin.api.call('GET /users/current')).scope).toEqual(scopes);
    expect((await staff.api.call('GET /users/current')).scope).toHaveLength(8);
    await expect(staff.api.call('GET /admin/users')).rejects.toEqual(refused(403, 'identity.forbidden'));
  });

  test('finds a user by a part of the username', async () => {
    const { id, username } = await register(url);
    const { data, headers } = await admin.api.request('GET /admin/users', {
      query: { filter: JSON.stringify({ q: username.slice(2, 14) }), range: '[0,9]', sort: '["createdAt","DESC"]' },
    });
    expect(data.map((user) => user.id)).toEqual([id]);
    expect(headers.get('content-range')).toBe('users 0-0/1');
    expect(await admin.api.call('GET /admin/users/:id', { params: { id } })).toEqual(data[0]);
    await expect(admin.api.call('GET /admin/users/:id', { params: { id: randomUUID() } })).rejects.toEqual(
      refused(404, 'identity.user_not_found'),
    );
  });

  test('creates users, and refuses a role or scope that its caller lacks', async () => {
    const clerk = newcomer();
    const password = 'kiraz-agaci';
    const make = (by: Session, body: object) =>
      by.api.call('POST /admin/new-user', { body: { ...newcomer(), role: 'user', ...body }, ...key() });
    await make(admin, { ...clerk, role: 'staff', scopes: ['users:read', 'users:write'], password });
    const clerkSession = await logIn(url, clerk.email, password);
    expect(await make(clerkSession, {})).toMatchObject({ role: 'customer', scopes: [] });
    await expect(make(clerkSession, { role: 'staff', scopes: ['vault:read'] })).rejects.toMatchObject({
      code: 'identity.scope_not_held',
      problem: { params: { scope: 'vault:read' } },
    });
    await expect(make(clerkSession, { role: 'admin' })).rejects.toEqual(refused(422, 'identity.role_not_allowed'));

    const invited = newcomer();
    await make(admin, { ...invited, role: 'booster' });
    const token = tokenOf((await mailTo(invited.email)).text);
    await anonymous(url).call('PUT /users/password-reset', { body: { token, password: 'erik-agaci' } });
    const booster = await logIn(url, invited.username, 'erik-agaci');
    expect(await booster.api.call('GET /booster/profile')).toMatchObject({ email: invited.email, activeOrders: 0 });
  }, 20_000);

  test('bans with a reason that the user reads at the log-in, and lifts the ban', async () => {
    const { id, username, api } = await register(url);
    const ban = (userId: string) =>
      admin.api.call('POST /admin/ban', { body: { userId, reason: 'Hesap paylaşımı' }, ...key() });
    expect(await ban(id)).toMatchObject({ status: 'banned', banReason: 'Hesap paylaşımı' });
    await expect(api.call('GET /users/current')).rejects.toEqual(refused(401, 'identity.unauthenticated'));
    await expect(logIn(url, username, 'kiraz-agaci-42')).rejects.toMatchObject({
      status: 403,
      code: 'identity.banned',
      problem: { params: { reason: 'Hesap paylaşımı' } },
    });
    await admin.api.call('POST /admin/unban', { body: { userId: id }, ...key() });
    await logIn(url, username, 'kiraz-agaci-42');
    const me = await admin.api.call('GET /users/current');
    await expect(ban(me.id)).rejects.toEqual(refused(422, 'identity.role_not_allowed'));
  });

  test('sets a one-time password, which must be changed before anything else', async () => {
    const { id, username } = await register(url);
    const { password } = await admin.api.call('POST /admin/change-password', { body: { userId: id }, ...key() });
    const { api } = await logIn(url, username, password);
    expect((await api.call('GET /users/current')).mustChangePassword).toBe(true);
    for (const call of [
      api.call('GET /wallet'),
      api.call('GET /orders'),
      api.call('PATCH /users/current', { body: {} }),
    ]) {
      await expect(call).rejects.toEqual(refused(403, 'identity.password_change_required'));
    }
    await api.call('POST /users/current/password', { body: { oldPassword: password, newPassword: 'erik-agaci' } });
    await api.call('GET /wallet');
  });
});

describe('a session in a cookie', () => {
  const cookieMode = { 'x-session-mode': 'cookie', 'content-type': 'application/json' };
  const post = (path: string, headers: object, body: object = {}) =>
    fetch(`${url}/api${path}`, { method: 'POST', headers: { ...cookieMode, ...headers }, body: JSON.stringify(body) });
  const logInByCookie = async () => {
    const response = await post('/users/authenticate', {}, { login: 'musteri', password: 'basamak-demo' });
    const cookie = response.headers.get('set-cookie') ?? '';
    return { session: (await response.json()) as object, cookie, pair: cookie.split(';')[0] ?? '' };
  };

  test('hides the refresh token from scripts', async () => {
    const { session, cookie } = await logInByCookie();
    expect(session).not.toHaveProperty('refreshToken');
    expect(cookie).toMatch(
      /^__Host-basamak_refresh=[\w-]{80,}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('is refreshed only by the platform’s own pages, and ended by signing out', async () => {
    const { pair } = await logInByCookie();
    for (const headers of [
      {},
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: url },
      { 'sec-fetch-site': 'none' },
    ]) {
      const response = await post('/users/refresh', { cookie: pair, ...headers });
      expect([response.status, (await response.json()) as object]).toEqual([
        403,
        expect.objectContaining({ code: 'request.forbidden_origin' }),
      ]);
    }
    const refreshed = await post('/users/refresh', { cookie: pair, origin: url });
    expect(refreshed.status).toBe(200);
    const { token } = (await refreshed.json()) as { token: string };
    const next = refreshed.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(next).not.toBe(pair);

    const signedOut = await post('/users/sign-out', { cookie: next, authorization: `Bearer ${token}` });
    expect(signedOut.status).toBe(204);
    expect(signedOut.headers.get('set-cookie')).toMatch(
      /^__Host-basamak_refresh=; Max-Age=0; Path=\/; HttpOnly; Secure/,
    );
    const after = await post('/users/refresh', { cookie: next, origin: url });
    expect([after.status, (await after.json()) as object]).toEqual([
      401,
      expect.objectContaining({ code: 'identity.session_expired' }),
    ]);
    expect((await post('/users/refresh', {})).status).toBe(401);
  });
});
