import type { HandPayments } from '#modules/payment/application/ports.ts';
import { isIn } from '#modules/payment/domain/day.ts';
import type { HandPayment, HandRefund } from '#modules/payment/domain/hand-payment.ts';

export class InMemoryHandPayments implements HandPayments {
  readonly #payments: HandPayment[] = [];
  readonly #refunds = new Map<string, HandRefund>();

  async add(payment: HandPayment): Promise<HandPayment | undefined> {
    const earlier = await this.withReference(payment.provider, payment.reference);
    if (!earlier) this.#payments.push(payment);
    return earlier;
  }

  async withReference(...[provider, reference]: Parameters<HandPayments['withReference']>) {
    return this.#payments.find((payment) => payment.provider === provider && payment.reference === reference);
  }

  async find(merchantOid: string): Promise<HandPayment | undefined> {
    return (await this.findMany([merchantOid]))[0];
  }

  async findMany(merchantOids: readonly string[]): Promise<readonly HandPayment[]> {
    return this.#payments.filter(({ merchantOid }) => merchantOids.includes(merchantOid));
  }

  async refundsOf(merchantOids: readonly string[]): Promise<readonly HandRefund[]> {
    return [...this.#refunds.values()].filter(({ merchantOid }) => merchantOids.includes(merchantOid));
  }

  async askRefund(refund: HandRefund): Promise<void> {
    if (!this.#refunds.has(refund.reference)) this.#refunds.set(refund.reference, refund);
  }

  async movedIn(...[provider, span]: Parameters<HandPayments['movedIn']>): ReturnType<HandPayments['movedIn']> {
    const theirs = this.#payments.filter((payment) => payment.provider === provider);
    const ended = await this.refundsOf(theirs.map(({ merchantOid }) => merchantOid));
    return {
      payments: theirs.filter(({ at }) => isIn(span, at)),
      refunds: ended.filter(({ end }) => end?.bankReference && isIn(span, end.at)),
    };
  }

  async endRefund(refund: HandRefund): Promise<void> {
    this.#refunds.set(refund.reference, refund);
  }
}
