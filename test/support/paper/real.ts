import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { outcomeOf } from '../calls.ts';
import type { Market, Trader } from '../market.ts';
import type { Provider } from '../provider.ts';
import type { Paper } from './paper.ts';

type Once = { readonly idempotencyKey: string };

/** The real product beside the paper model: one customer, one booster and the latest answer to a call with a key. */
export class Real {
  readonly market: Market;
  readonly provider: Provider;
  readonly customer: Trader;
  readonly booster: Trader;
  #last: { readonly again: () => Promise<unknown>; readonly answer: unknown } | undefined;

  constructor(market: Market, provider: Provider, customer: Trader, booster: Trader) {
    this.market = market;
    this.provider = provider;
    this.customer = customer;
    this.booster = booster;
  }

  get admin(): Trader {
    return this.market.admin;
  }

  /** Makes a call that must succeed. Its answer is kept for `repeats`. */
  async does<T>(call: (once: Once) => Promise<T>): Promise<T> {
    const once = { idempotencyKey: randomUUID() };
    const answer = await call(once);
    this.#last = { again: () => call(once), answer };
    return answer;
  }

  /** Makes a call that must be refused with this outcome. */
  async refuses(outcome: string, call: (once: Once) => Promise<unknown>): Promise<void> {
    assert.equal(await outcomeOf(() => call({ idempotencyKey: randomUUID() })), outcome);
  }

  /** Repeats the latest call with its key, which must get the same answer. */
  async repeats(): Promise<void> {
    if (this.#last) assert.deepEqual(await this.#last.again(), this.#last.answer);
  }

  /** The wallets must equal the paper model. */
  async agreesOnBalances(paper: Paper): Promise<void> {
    const [customer, booster] = await Promise.all([
      this.market.balanceOf(this.customer),
      this.market.balanceOf(this.booster),
    ]);
    assert.deepEqual({ customer, booster }, { customer: paper.customer, booster: paper.booster });
  }

  /** Everything that the model notes must equal the product. */
  async agrees(paper: Paper): Promise<void> {
    await this.agreesOnBalances(paper);
    const orders = await this.market.rows(
      `select id, state, price_kurus::int as price, refunded_kurus::int as refunded,
         booster_earned_kurus::int as earned, tipped_kurus::int as tipped,
         stream_refund_kurus::int as "streamBack"
       from orders where customer_id = $1 order by created_at, id`,
      [this.customer.id],
    );
    assert.deepEqual(orders, paper.orders);
    const topUps = await this.market.rows(
      'select id, amount_kurus::int as amount, state from top_up where user_id = $1 order by created_at, id',
      [this.customer.id],
    );
    assert.deepEqual(
      topUps,
      paper.topUps.map(({ id, amount, state }) => ({ id, amount, state })),
    );
    const payouts = await this.market.rows(
      'select id, amount_kurus::int as amount, state from payout where booster_id = $1 order by created_at, id',
      [this.booster.id],
    );
    assert.deepEqual(payouts, paper.payouts);
  }
}
