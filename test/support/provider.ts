import { createHmac } from 'node:crypto';
import type { Payment } from '../../src/dev/paytr/payments.ts';
import { waitFor } from './calls.ts';
import type { Market } from './market.ts';

/** The fields of a PayTR notification. */
export type Form = Readonly<Record<string, string>>;

/** The payment provider in tests. It signs notifications as PayTR does, and posts them to the processes in turn. */
export class Provider {
  readonly #market: Market;

  constructor(market: Market) {
    this.#market = market;
  }

  sign(oid: string, status: string, total: string): string {
    const { PAYTR_MERCHANT_KEY: key = '', PAYTR_MERCHANT_SALT: salt = '' } = this.#market.shop.settings;
    return createHmac('sha256', key).update(`${oid}${salt}${status}${total}`).digest('base64');
  }

  /** A notification with a valid hash, of a success by default. */
  notice(fields: { readonly merchant_oid: string; readonly total_amount: string; readonly status?: string }): Form {
    const said = { status: 'success', test_mode: '1', ...fields };
    return { ...said, hash: this.sign(said.merchant_oid, said.status, said.total_amount) };
  }

  async tell(form: Form): Promise<{ readonly status: number; readonly text: string }> {
    const body = new URLSearchParams(form);
    const response = await this.#market.fetch('/api/payments/paytr/notification', { method: 'POST', body });
    return { status: response.status, text: await response.text() };
  }

  /** Pays on the card page as a customer's browser does. */
  async payOnPage(frameUrl: string | undefined): Promise<void> {
    const body = new URLSearchParams({ number: '4355 0843 5508 4358', month: '12', year: '30', cvv: '000' });
    await (await fetch(frameUrl ?? '', { method: 'POST', body, redirect: 'manual' })).arrayBuffer();
  }

  /** Pays and waits until the shop has acknowledged the notification, which the card page does not wait for. */
  async payByCard(frameUrl: string | undefined): Promise<void> {
    await this.payOnPage(frameUrl);
    const isTold = async () => {
      const answer = await fetch(`${this.#market.shop.sandboxUrl}/sandbox/payments`);
      const payments = (await answer.json()) as readonly Payment[];
      const paid = payments.find(({ token }) => frameUrl?.endsWith(token));
      return paid?.notices.some(({ status, acknowledged }) => status === 'success' && acknowledged) || undefined;
    };
    await waitFor(isTold, 'the shop to acknowledge the payment');
  }

  /** Sets the faults of the sandbox. Without an argument the sandbox has no faults. */
  async misbehave(faults: object = {}): Promise<void> {
    const url = `${this.#market.shop.sandboxUrl}/sandbox/faults`;
    await (await fetch(url, { method: 'PUT', body: JSON.stringify(faults) })).arrayBuffer();
  }
}
