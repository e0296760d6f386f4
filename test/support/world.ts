import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadedPicture } from '#contract/picture/schemas.ts';
import type { RouteKey } from '#contract/routes.ts';
import type { Draft } from '#contract/pricing/schemas.ts';
import type { Scope } from '#kernel/vocabulary.ts';
import { Money, type MoneyJson } from '#kernel/money.ts';
import { key } from './calls.ts';
import { fund, logIn, register, type NewCustomer, type Session } from './clients.ts';
import { Computer } from './devices.ts';
import { aDraft } from './drafts.ts';
import { finish } from './finish.ts';
import { aPng } from './pictures.ts';
import { stockListing } from './stock.ts';
import { type Product, startProduct } from './product.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, the bytes of a picture, or else the text. */
  readonly body: unknown;
}

export interface Call {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>> | undefined;
  readonly file?: Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A product with an admin, a booster and a customer, and calls that need not fit the contract's types. */
export class World {
  readonly product: Product;
  readonly admin: Session;
  readonly booster: Session;
  readonly customer: NewCustomer;

  private constructor(product: Product, admin: Session, booster: Session, customer: NewCustomer) {
    this.product = product;
    this.admin = admin;
    this.booster = booster;
    this.customer = customer;
  }

  static async begin(settings: NodeJS.ProcessEnv = {}): Promise<World> {
    const product = await startProduct(settings, { seeded: true });
    const { url } = product;
    const [admin, booster, customer] = await Promise.all([
      logIn(url, 'yonetici@basamak.test'),
      logIn(url, 'booster@basamak.test'),
      register(url),
    ]);
    await fund(admin, customer.id, Money.lira(1_000_000));
    const { id } = await booster.api.call('GET /users/current');
    await admin.api.call('PUT /admin/boosters/:id', { params: { id }, body: { simultaneousOrders: 100 } });
    return new World(product, admin, booster, customer);
  }

  end(): Promise<void> {
    return this.product.stop();
  }

  /** A staff member with exactly these scopes. */
  async staff(...scopes: readonly Scope[]): Promise<Session & { readonly id: string }> {
    const username = `ekip${randomUUID().replaceAll('-', '').slice(0, 14)}`;
    const { id } = await this.admin.api.call('POST /admin/new-user', {
      body: { ...newPerson(username), role: 'staff', password: 'kiraz-agaci-42', scopes: [...scopes] },
      ...key(),
    });
    return { id, ...(await logIn(this.product.url, username, 'kiraz-agaci-42')) };
  }

  /** A new booster. */
  async newBooster(): Promise<Session> {
    const username = `oyuncu${randomUUID().replaceAll('-', '').slice(0, 14)}`;
    await this.admin.api.call('POST /admin/new-user', {
      body: { ...newPerson(username), role: 'booster', password: 'kiraz-agaci-42' },
      ...key(),
    });
    return logIn(this.product.url, username, 'kiraz-agaci-42');
  }

  async call(route: RouteKey, { token, params = {}, query, body, form, file, headers }: Call = {}): Promise<Answer> {
    const [method = '', path = ''] = route.split(' ');
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const asked = query ? `?${new URLSearchParams(query).toString()}` : '';
    const response = await fetch(`${this.product.url}/api${filled}${asked}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(file === undefined ? {} : { 'content-type': 'image/png' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      ...(file === undefined ? {} : { body: file }),
    });
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  }

  /** An unattached picture, of the customer by default. */
  async picture(owner: Session = this.customer): Promise<UploadedPicture> {
    const body = new Blob([await aPng()], { type: 'image/png' });
    return owner.api.call('POST /pictures', { body, ...key() });
  }

  async order(draft: Draft = aDraft()): Promise<string> {
    const { api } = this.customer;
    const { price } = await api.call('POST /orders/calculate', { body: draft });
    return (await api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() })).id;
  }

  async ticket(): Promise<string> {
    const body = { type: 'other', subject: 'Bir sorum var', text: 'Yardım eder misiniz?' } as const;
    return (await this.customer.api.call('POST /tickets', { body, ...key() })).id;
  }

  async gameAccount(): Promise<string> {
    const account = {
      game: 'league',
      server: 'tr',
      inGameName: 'Koridor Faresi',
      username: 'fare',
      password: 'peynir',
    };
    return (await this.customer.api.call('POST /game-accounts', { body: account as never, ...key() })).id;
  }

  /** An order that boosters can take. */
  openOrder(): Promise<string> {
    return this.openOrderOf(aDraft());
  }

  async openOrderOf(draft: Draft): Promise<string> {
    const [id, gameAccountId] = await Promise.all([this.order(draft), this.gameAccount()]);
    await this.customer.api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
    return id;
  }

  readonly #taken: string[] = [];
  /** Cancels the older half of the booster's orders, which no test needs any more: a booster may have 100 at once. */
  async #makeRoom(forOrder: string): Promise<void> {
    this.#taken.push(forOrder);
    if (this.#taken.length < 60) return;
    const ending = { state: 'cancelled', reason: 'Yer açıldı', earnedPercent: 0 } as const;
    for (const orderId of this.#taken.splice(0, 30))
      // some have already ended
      await this.admin.api
        .call('POST /admin/choose-state', { body: { orderId, ...ending }, ...key() })
        .catch(() => undefined);
  }

  async takenOrder(booster: Session = this.booster): Promise<string> {
    const id = await this.openOrder();
    if (booster === this.booster) await this.#makeRoom(id);
    await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
    return id;
  }

  async startedOrder(booster: Session = this.booster): Promise<string> {
    const id = await this.takenOrder(booster);
    await booster.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'started' }, ...key() });
    return id;
  }

  /** A taken order with a stream. */
  async streamedOrder(): Promise<string> {
    const id = await this.openOrderOf(aDraft({ extras: { stream: true } }));
    await this.booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
    return id;
  }

  /** An order whose booster claims more than is proven, and the id of the claim. */
  async claimedOrder(): Promise<{ readonly id: string; readonly claim: string }> {
    const id = await this.startedOrder();
    const body = { current: { tier: 'gold', division: 1, points: 20 }, reason: 'Maçlar eksik' } as const;
    const { progress } = await this.booster.api.call('PUT /orders/:id/progress', { params: { id }, body });
    if (progress.claim === undefined) throw new Error('no progress correction waits for an agreement');
    return { id, claim: progress.claim };
  }

  async finishedOrder(booster: Session = this.booster): Promise<string> {
    const id = await this.startedOrder(booster);
    await finish(booster, id);
    return id;
  }

  async closedOrder(booster: Session = this.booster): Promise<string> {
    const id = await this.finishedOrder(booster);
    await this.customer.api.call('POST /orders/:id/transitions', { params: { id }, body: { to: 'closed' }, ...key() });
    return id;
  }

  /** A finished order with a dispute. */
  async disputedOrder(): Promise<string> {
    const id = await this.finishedOrder();
    const body = { kind: 'other', text: 'Bir maç eksik oynanmış.' } as const;
    await this.customer.api.call('POST /orders/:id/dispute', { params: { id }, body, ...key() });
    return id;
  }

  /** A disputed order whose booster has proposed an end. */
  async proposedEnd(): Promise<{ readonly id: string; readonly proposal: string }> {
    const id = await this.disputedOrder();
    const params = { id };
    const body = { end: 'uphold' } as const;
    const { dispute } = await this.booster.api.call('POST /orders/:id/dispute/proposal', { params, body, ...key() });
    return { id, proposal: dispute?.proposal?.id ?? '' };
  }

  /** A dispute that the booster has answered, so that staff can decide it. */
  async answeredDispute(): Promise<string> {
    const id = await this.disputedOrder();
    const body = { text: 'Eksik maçı sonra oynadım.' };
    await this.booster.api.call('POST /orders/:id/dispute/answer', { params: { id }, body, ...key() });
    return id;
  }

  /** An order that its booster has paused. */
  async pausedOrder(): Promise<string> {
    const id = await this.startedOrder();
    await this.booster.api.call('POST /orders/:id/pause', { params: { id }, body: { reason: 'Mola' }, ...key() });
    return id;
  }

  /** An order whose customer has requested another booster. */
  async unwantedOrder(): Promise<string> {
    const id = await this.startedOrder();
    const body = { reason: 'Çok yavaş' };
    await this.customer.api.call('POST /orders/:id/booster-request', { params: { id }, body, ...key() });
    return id;
  }

  /** A started order whose customer has requested another game account. */
  async orderWithAnotherAccount(): Promise<string> {
    const id = await this.startedOrder();
    const gameAccountId = await this.gameAccount();
    await this.customer.api.call('PUT /orders/:id/game-account', { params: { id }, body: { gameAccountId } });
    return id;
  }

  /** An order whose booster found a lower rank than declared, and the difference in price. */
  async orderOfAnotherRank(): Promise<{ readonly id: string; readonly difference: MoneyJson }> {
    const id = await this.takenOrder();
    const { id: picture } = await this.picture(this.booster);
    const body = {
      to: 'started' as const,
      found: { tier: 'silver' as const, division: 2, points: 10 },
      pictures: [picture],
    };
    const { rank } = await this.booster.api.call('POST /orders/:id/transitions', { params: { id }, body, ...key() });
    if (!rank?.difference) throw new Error('the found rank has no price difference');
    return { id, difference: rank.difference };
  }

  /** A message of the customer to the booster. */
  async message(): Promise<string> {
    const id = await this.takenOrder();
    const input = { params: { id }, body: { text: 'Merhaba' }, ...key() };
    return (await this.customer.api.call('POST /orders/:id/messages', input)).id;
  }

  /** A message that the booster reported. */
  async report(): Promise<string> {
    const input = { params: { id: await this.message() }, body: { reason: 'Kaba konuşuyor.' }, ...key() };
    return (await this.booster.api.call('POST /messages/:id/reports', input)).id;
  }

  /** A listing with two accounts in stock. */
  async stockedListing(): Promise<{ readonly id: string; readonly price: MoneyJson }> {
    return stockListing(this.admin, 2);
  }

  /** An account that the customer bought. */
  async soldAccount(): Promise<string> {
    const { id, price } = await this.stockedListing();
    await this.customer.api.call('POST /listings/:id/purchases', {
      params: { id },
      body: { expectedPrice: price },
      ...key(),
    });
    const query = { filter: JSON.stringify({ listingId: id, state: 'sold' }) };
    const [account] = await this.admin.api.call('GET /admin/stock-accounts', { query });
    if (!account) throw new Error('the sold account is not in the stock');
    return account.id;
  }

  /** A device of the booster, confirmed by staff or still waiting. */
  async device(
    state: 'waiting' | 'confirmed' = 'confirmed',
  ): Promise<{ readonly id: string; readonly computer: Computer }> {
    const computer = await Computer.at(this.product.url);
    // the number of devices is limited: all but the newest are removed
    for (const { id } of (await this.booster.api.call('GET /booster/devices')).slice(0, -1))
      await this.booster.api.call('DELETE /booster/devices/:id', { params: { id } });
    const id = await (state === 'confirmed'
      ? computer.confirmed(this.booster, this.admin)
      : computer.register(this.booster));
    return { id, computer };
  }

  /** A release that waits to be opened. */
  async release(): Promise<{ readonly id: string; readonly orderId: string; readonly computer: Computer }> {
    const [{ id: deviceId, computer }, orderId] = [await this.device(), await this.takenOrder()];
    const input = { params: { id: orderId }, body: { deviceId }, ...key() };
    return { ...(await this.booster.api.call('POST /orders/:id/login-requests', input)), orderId, computer };
  }

  async payout(): Promise<string> {
    const boosterId = (await this.booster.api.call('GET /users/current')).id;
    await fund(this.admin, boosterId, Money.lira(100));
    const body = { amount: Money.lira(100), iban };
    return (await this.booster.api.call('POST /booster/payouts', { body, ...key() })).id;
  }

  /** A pending top-up with its number at the provider. */
  async topUp(): Promise<{ readonly id: string; readonly merchantOid: string; readonly frameUrl: string }> {
    const body = { amount: Money.lira(150) };
    const { id, merchantOid, frameUrl = '' } = await this.customer.api.call('POST /top-ups', { body, ...key() });
    return { id, merchantOid, frameUrl };
  }

  async paidTopUp(): Promise<string> {
    const { id, frameUrl } = await this.topUp();
    const card = new URLSearchParams({ number: '4355084355084358', month: '12', year: '30', cvv: '000' });
    await fetch(frameUrl, { method: 'POST', body: card, redirect: 'manual' });
    for (let look = 0; look < 100; look++) {
      if ((await this.customer.api.call('GET /top-ups/:id', { params: { id } })).state === 'paid') return id;
      await sleep(50);
    }
    throw new Error('the payment was not confirmed');
  }

  /** The token of the newest mail with a link for a new password. */
  passwordToken(address: string): Promise<string> {
    return this.#mailedToken(address, /reset-password\?token=([\w-]+)/);
  }

  /** The token of the newest mail that asks to verify the address. */
  verificationToken(address: string): Promise<string> {
    return this.#mailedToken(address, /eposta-dogrulama\?token=([\w-]+)/);
  }

  /** Verifies the user's e-mail address, so that other mails are sent to it. */
  async proveAddress({ api }: Session): Promise<void> {
    const { email } = await api.call('GET /users/current');
    await api.call('POST /users/current/verification');
    const token = await this.verificationToken(email);
    await api.call('PUT /users/verification', { body: { token } });
  }

  async #mailedToken(address: string, link: RegExp): Promise<string> {
    const { text } = await this.mailTo(address, link);
    return link.exec(text)?.[1] ?? '';
  }

  /** The mails to an address so far, the newest first. */
  async mailsTo(address: string) {
    const mails = (await (await fetch(`${this.product.mailUrl}/messages`)).json()) as {
      to: string[];
      subject: string;
      text: string;
    }[];
    return mails.filter(({ to }) => to.includes(address));
  }

  /** Waits for a mail with this text and returns the newest. The product sends one mail a second. */
  async mailTo(address: string, saying: RegExp): Promise<{ readonly subject: string; readonly text: string }> {
    for (let look = 0; look < 300; look++) {
      const mail = (await this.mailsTo(address)).find(({ text }) => saying.test(text));
      if (mail) return mail;
      await sleep(50);
    }
    throw new Error(`no mail arrived for ${address}`);
  }
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return new Uint8Array(await response.arrayBuffer());
  const text = await response.text();
  return /\bjson\b/.test(type) ? JSON.parse(text) : text;
};

export const iban = 'TR330006100519786457841326';

export const newPerson = (username = `ece${randomUUID().replaceAll('-', '').slice(0, 14)}`) => ({
  firstName: 'Ece',
  lastName: 'Işık',
  email: `${username}@basamak.test`,
  phone: `+90533${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
  username,
});
