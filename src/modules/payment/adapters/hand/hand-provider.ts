import { Money } from '#kernel/money.ts';
import type { Clock } from '#kernel/ports.ts';
import type { HandProvider as Name } from '#kernel/vocabulary.ts';
import { spanOf } from '../../domain/day.ts';
import type { Movement, PaymentWord, Statement } from '../../domain/statement.ts';
import type { HandPayments, PaymentProvider, RefundOutcome } from '../../application/ports.ts';

/**
 * The bank, or the company's e-wallet. Its books are the payments that staff have entered. Staff also send its refunds.
 */
export class HandProvider implements PaymentProvider {
  readonly name: Name;
  readonly #payments: HandPayments;
  readonly #clock: Clock;

  constructor(name: Name, payments: HandPayments, clock: Clock) {
    this.name = name;
    this.#payments = payments;
    this.#clock = clock;
  }

  async status(merchantOid: string): Promise<PaymentWord | undefined> {
    const payment = await this.#payments.find(merchantOid);
    if (payment?.provider !== this.name) return undefined;
    const refunds = await this.#payments.refundsOf([merchantOid]);
    const sent = refunds.filter(({ end }) => end?.bankReference);
    return { total: payment.amount, test: false, refundReferences: sent.map(({ reference }) => reference) };
  }

  /** Records, once per reference, that staff have to send the refund. */
  async refund(refund: { merchantOid: string; amount: Money; reference: string }): Promise<RefundOutcome> {
    await this.#payments.askRefund({ ...refund, askedAt: this.#clock.now(), end: null });
    return 'to-send';
  }

  async movements(day: string): Promise<Statement> {
    const { payments, refunds } = await this.#payments.movedIn(this.name, spanOf(day));
    return {
      way: 'book',
      movements: [
        ...payments.map((payment): Movement => ({ ...moved(payment), kind: 'payment', reference: null })),
        ...refunds.map((refund): Movement => ({ ...moved(refund), kind: 'refund', reference: refund.reference })),
      ],
    };
  }
}

/** There is no fee on money that staff move by hand. */
const moved = ({ merchantOid, amount }: { merchantOid: string; amount: Money }) => ({
  merchantOid,
  gross: amount,
  fee: Money.zero,
});
