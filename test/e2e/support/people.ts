import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { MoneyJson } from '#kernel/money.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import { fund, logIn, type NewCustomer, register, type Session } from '#test/support/clients.ts';

/** The address of the shop that the global set-up started. Workers know this address when their tests run. */
export const shopUrl = (): string => process.env.E2E_URL ?? '';

export const demo = {
  booster: { login: 'booster@basamak.test', password: 'basamak-demo' },
  staff: { login: 'destek@basamak.test', password: 'basamak-demo' },
  admin: { login: 'yonetici@basamak.test', password: 'basamak-demo' },
} as const;

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export type Customer = NewCustomer & { readonly credentials: Credentials };

/** Tokens are renewed, because a token lasts 15 minutes and all tests of a slow machine take longer. */
const ADMIN_SESSION_MS = 5 * 60_000;
let admin: { readonly session: Promise<Session>; readonly since: number } | undefined;
export function adminSession(): Promise<Session> {
  if (!admin || performance.now() - admin.since > ADMIN_SESSION_MS)
    admin = { session: logIn(shopUrl(), demo.admin.login), since: performance.now() };
  return admin.session;
}

/** A new customer, so that tests that run at the same time do not affect each other. */
export async function newCustomer(balance?: MoneyJson): Promise<Customer> {
  const customer = await register(shopUrl());
  if (balance) await fund(await adminSession(), customer.id, balance);
  return { ...customer, credentials: { login: customer.username, password: 'kiraz-agaci-42' } };
}

export interface Colleague extends Session {
  readonly id: string;
  /** The name that other users see. */
  readonly name: string;
  readonly credentials: Credentials;
}

async function newColleague(role: 'booster' | 'staff' | 'admin', scopes?: readonly Scope[]): Promise<Colleague> {
  const username = `cem${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  const firstName = `Cem${username.slice(3, 9)}`;
  const credentials = { login: username, password: 'erik-agaci-42' };
  const { id } = await (
    await adminSession()
  ).api.call('POST /admin/new-user', {
    body: {
      role,
      firstName,
      lastName: 'Kaya',
      email: `${username}@basamak.test`,
      phone: `+90544${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
      username,
      password: credentials.password,
      ...(scopes ? { scopes: [...scopes] } : {}),
    },
    idempotencyKey: randomUUID(),
  });
  const session = await logIn(shopUrl(), username, credentials.password);
  return { ...session, id, credentials, name: `${firstName} K.` };
}

export const newStaff = (scopes: readonly Scope[]): Promise<Colleague> => newColleague('staff', scopes);

/** An admin in addition to the one of the demo data. */
export const newAdmin = (): Promise<Colleague> => newColleague('admin');

/** A booster who may take League elo boosts on the servers TR and EUW. */
export async function newBooster(): Promise<Colleague> {
  const booster = await newColleague('booster');
  await (
    await adminSession()
  ).api.call('PUT /admin/boosters/:id', {
    params: { id: booster.id },
    body: {
      availableServices: ['league-of-legends/elo-boost'],
      leagueRank: 'challenger1',
      comfortableLeagueServers: ['tr', 'euw'],
      simultaneousOrders: 5,
    },
  });
  return booster;
}

/** Verifies the user's e-mail address, so that other mails are sent to it. */
export async function proveAddress({ api }: Session): Promise<void> {
  const { email } = await api.call('GET /users/current');
  await api.call('POST /users/current/verification');
  const link = /eposta-dogrulama\?token=([\w.-]+)/;
  const token = link.exec(await mailTo(email, link))?.[1] ?? '';
  await api.call('PUT /users/verification', { body: { token } });
}

/** Signs a browser in without the log-in form, which has its own tests. */
export async function enter(page: Page, { login, password }: Credentials, path = '/'): Promise<void> {
  const answer = await page.request.post('/api/users/authenticate', {
    headers: { 'x-session-mode': 'cookie' },
    data: { login, password },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/robots.txt'); // a page without scripts on the shop's origin
  await page.evaluate(() => localStorage.setItem('auth.signedIn', '1'));
  await page.goto(path);
}

/** Fills and submits the log-in form on the screen, which is a page or a modal. */
export async function fillLogin(page: Page, { login, password }: Credentials): Promise<void> {
  await page.getByLabel('E-posta ya da kullanıcı adı').fill(login);
  const field = page.getByLabel(/^Şifre(\s*\*)?$/);
  await field.fill(password);
  await field.press('Enter');
}

/** Waits for a mail to the address whose text matches, and returns the text of the newest one. */
export async function mailTo(address: string, saying: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const answer = await fetch(`${process.env.E2E_MAIL_URL}/messages`);
      const mails = (await answer.json()) as { readonly to: string[]; readonly text: string }[];
      return (found = mails.find(({ to, text }) => to.includes(address) && saying.test(text))?.text ?? '');
    })
    .not.toBe('');
  return found;
}
