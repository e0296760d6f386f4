import pg from 'pg';
import { type Client, createClient } from '#contract/client.ts';
import { Draft } from '#contract/pricing/schemas.ts';
import type { Order } from '#contract/order/schemas.ts';
import { Money } from '#kernel/money.ts';
import type { ProfileChange } from '#modules/booster/domain/profile.ts';
import { answered, inGroups, key, many } from './calls.ts';
import { assertLedger } from './invariants.ts';
import { type Newcomer, Newcomers } from './newcomers.ts';
import { type Shop, startShop } from './shop.ts';

/** A user with a session, whose calls go to the processes in turn. */
export interface Trader {
  readonly id: string;
  readonly token: string;
  readonly api: Client;
}

/** A draft without a game account, whose order goes to the pool at once. */
export const coaching = (hours: number, coupon?: string): Draft =>
  Draft.parse({ service: 'kocluk', coach: { game: 'league', league: 'gold', hours }, ...(coupon ? { coupon } : {}) });

/** Several API processes, called in turn, with an admin, customers and boosters. */
export class Market {
  readonly shop: Shop;
  readonly admin: Trader;
  /** Direct access to the database, to read rows and to plant states that no caller could create. */
  readonly database: pg.Pool;
  readonly #newcomers: Newcomers;
  readonly #turn: () => string;

  private constructor(shop: Shop, newcomers: Newcomers, admin: Newcomer, urls: readonly string[]) {
    this.shop = shop;
    this.#newcomers = newcomers;
    this.#turn = turns(urls);
    this.admin = this.#trader(admin);
    this.database = new pg.Pool({ connectionString: shop.databaseUrl, max: 4 });
  }

  static async open(processes = 3): Promise<Market> {
    const shop = await startShop({ processes });
    const newcomers = await Newcomers.to(shop);
    const market = new Market(shop, newcomers, await newcomers.admin(), shop.urls);
    await market.#warmUp();
    return market;
  }

  async close(): Promise<void> {
    await this.#newcomers.close();
    await this.database.end();
    await this.shop.stop();
  }

  /** A request without a session to the next process. */
  readonly fetch = (path: string, init?: RequestInit): Promise<Response> => fetch(this.#turn() + path, init);

  /** @param balance that the admin adds. */
  async customer(balance?: Money): Promise<Trader> {
    const customer = this.#trader(await this.#newcomers.customer());
    if (balance) await this.fund(customer, balance);
    return customer;
  }

  /** A booster of every service, except for the change. */
  async booster(change?: ProfileChange): Promise<Trader> {
    return this.#trader(await this.#newcomers.booster(change));
  }

  async fund(trader: Trader, amount: Money): Promise<void> {
    const body = { userId: trader.id, type: 'add', amount, reason: 'Başlangıç bakiyesi' } as const;
    await this.admin.api.call('POST /admin/add-funds', { body, ...key() });
  }

  async priceOf(draft: Draft): Promise<Order['price']> {
    return (await this.admin.api.call('POST /orders/calculate', { body: draft })).price;
  }

  /** Places an order at its current price. */
  async order(customer: Trader, draft = coaching(1), expectedPrice?: Order['price']): Promise<Order> {
    const price = expectedPrice ?? (await this.priceOf(draft));
    return customer.api.call('POST /orders', { body: { draft, expectedPrice: price }, ...key() });
  }

  async balanceOf(trader: Trader): Promise<number> {
    return (await trader.api.call('GET /wallet')).balance.amount;
  }

  /** Rows of one query. */
  async rows<R extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    return (await this.database.query<R>(text, [...values])).rows;
  }

  /** Audits the ledger. Every test of money ends with it. @throws the first fault. */
  audit(): Promise<void> {
    return assertLedger(this.shop.databaseUrl);
  }

  /** Lets every process serve requests before a test measures or races: code compiled, connections open. */
  async #warmUp(): Promise<void> {
    const customer = await this.customer(Money.lira(100_000));
    const calls = many(8 * this.shop.urls.length, () => () => this.order(customer));
    await inGroups(calls, this.shop.urls.length, (call) => answered(call));
  }

  /** The same user, whose calls go only to these processes. */
  at(urls: readonly string[], { id, token }: Newcomer): Trader {
    return { id, token, api: apiWith(token, turns(urls)) };
  }

  #trader({ id, token }: Newcomer): Trader {
    return { id, token, api: apiWith(token, this.#turn) };
  }
}

const apiWith = (token: string, turn: () => string): Client =>
  createClient((path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(new URL(path instanceof Request ? path.url : path, turn()), { ...init, headers });
  });

const turns = (urls: readonly string[]) => {
  let turn = 0;
  return () => urls[turn++ % urls.length] ?? '';
};
