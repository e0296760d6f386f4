import { randomUUID } from 'node:crypto';
import { type Client, createClient } from '#contract/client.ts';
import type { MoneyJson } from '#kernel/money.ts';

/** The API as one caller uses it. */
export interface Session {
  readonly api: Client;
  readonly token: string;
}

/** @param url of an API process, without `/api`. */
export const anonymous = (url: string): Client => createClient(fetch, `${url}/api`);

/** @param send `fetch`, or a wrapper that also records the answers. */
export const withToken = (url: string, token: string, send: typeof fetch = fetch): Session => ({
  token,
  api: createClient((input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${token}`);
    return send(input, { ...init, headers });
  }, `${url}/api`),
});

/** Logs in. The default password is that of the demonstration's accounts. */
export const logIn = async (url: string, login: string, password = 'basamak-demo'): Promise<Session> =>
  withToken(url, (await anonymous(url).call('POST /users/authenticate', { body: { login, password } })).token);

export interface NewCustomer extends Session {
  readonly id: string;
  readonly username: string;
}

/** Registers a new customer. */
export const register = async (
  url: string,
  username = `ada${randomUUID().replaceAll('-', '').slice(0, 16)}`,
): Promise<NewCustomer> => {
  const { token } = await anonymous(url).call('POST /users', {
    body: {
      firstName: 'Ada',
      lastName: 'Yılmaz',
      email: `${username}@basamak.test`,
      phone: `+90555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
      username,
      password: 'kiraz-agaci-42',
      acceptTerms: true,
    },
    idempotencyKey: randomUUID(),
  });
  const session = withToken(url, token);
  return { ...session, username, id: (await session.api.call('GET /users/current')).id };
};

/** Adds funds to a wallet as the admin. */
export const fund = async (admin: Session, userId: string, amount: MoneyJson): Promise<void> => {
  await admin.api.call('POST /admin/add-funds', {
    body: { userId, type: 'add', amount: { amount: amount.amount, currency: 'TRY' }, reason: 'Test' },
    idempotencyKey: randomUUID(),
  });
};
