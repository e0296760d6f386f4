import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { CardPages, CardPayment, PaymentProvider, RefundOutcome } from '../../application/ports.ts';
import type { PaymentConfig } from '../../config.ts';
import type { PaymentWord, Statement } from '../../domain/statement.ts';
import { openForMinutes } from '../../domain/top-up.ts';
import { parseLira, PaytrCalls, textOf, unexpected } from './paytr-calls.ts';
import { readReport } from './paytr-report.ts';

const noPaymentYet = '004';
/** The payment is locked at the moment, or we have not acknowledged its notification yet (PayTR repeats it). */
const later: readonly unknown[] = ['000', '007'];

/** The amount exceeds what is left to refund. A repeated refund gets this answer, too. */
const tooMuch: readonly unknown[] = ['006', '009'];

/** PayTR's iFrame API (paytr.md). Calls are form-encoded; answers are JSON, whatever their content type is. */
export class PaytrGateway implements CardPages, PaymentProvider {
  readonly name = 'paytr';
  readonly #config: PaymentConfig;
  readonly #calls: PaytrCalls;

  constructor(config: PaymentConfig) {
    this.#config = config;
    this.#calls = new PaytrCalls(config);
  }

  async open({ merchantOid, amount, customer, address, title, topUpId }: CardPayment): Promise<string> {
    const { merchantId, merchantSalt, testMode, publicUrl } = this.#config;
    const signed = {
      merchant_id: merchantId,
      user_ip: address.slice(0, 39),
      merchant_oid: merchantOid,
      email: customer.email.slice(0, 100),
      payment_amount: String(amount.amount),
      user_basket: Buffer.from(JSON.stringify([[title, decimalLira(amount), 1]])).toString('base64'),
      no_installment: '1',
      max_installment: '0',
      currency: 'TL',
      test_mode: testMode ? '1' : '0',
    };
    const answer = await this.#calls.post('/odeme/api/get-token', {
      ...signed,
      paytr_token: this.#calls.sign(...Object.values(signed), merchantSalt),
      user_name: customer.name.slice(0, 60),
      user_address: 'Türkiye',
      user_phone: customer.phone.slice(0, 20),
      merchant_ok_url: `${publicUrl}/payment/success?odeme=${topUpId}`,
      merchant_fail_url: `${publicUrl}/payment/cancel?odeme=${topUpId}`,
      timeout_limit: String(openForMinutes),
      lang: 'tr',
    });
    if (answer['status'] === 'success' && typeof answer['token'] === 'string') return answer['token'];
    throw new DomainError('payment.provider_refused', { reason: textOf(answer['reason']) });
  }

  frameUrl(token: string): string {
    return `${this.#config.baseUrl}/odeme/guvenli/${token}`;
  }

  async status(merchantOid: string): Promise<PaymentWord | undefined> {
    const { merchantId, merchantSalt } = this.#config;
    const answer = await this.#calls.post('/odeme/durum-sorgu', {
      merchant_id: merchantId,
      merchant_oid: merchantOid,
      paytr_token: this.#calls.sign(merchantId, merchantOid, merchantSalt),
    });
    if (answer['status'] === 'success') {
      return {
        total: parseLira(answer['payment_total'] ?? answer['payment_amount']),
        test: answer['test_mode'] === '1' || answer['test_mode'] === 1,
        refundReferences: referencesIn(answer['returns']),
      };
    }
    if (answer['err_no'] === noPaymentYet) return undefined;
    throw unexpected('status query', answer);
  }

  async refund({ merchantOid, amount, reference }: Parameters<PaymentProvider['refund']>[0]): Promise<RefundOutcome> {
    const { merchantId, merchantSalt } = this.#config;
    const returnAmount = decimalLira(amount);
    const answer = await this.#calls.post('/odeme/iade', {
      merchant_id: merchantId,
      merchant_oid: merchantOid,
      return_amount: returnAmount,
      paytr_token: this.#calls.sign(merchantId, merchantOid, returnAmount, merchantSalt),
      reference_no: reference,
    });
    if (answer['status'] === 'success') return 'given-back';
    if (later.includes(answer['err_no'])) return 'put-off';
    if (answer['status'] !== 'error' || tooMuch.includes(answer['err_no'])) throw unexpected('refund', answer);
    throw new DomainError('payment.provider_refused', { reason: textOf(answer['err_msg']) });
  }

  movements(day: string): Promise<Statement> {
    return readReport(this.#calls, this.#config, day);
  }
}

/** `10.25`: the form of amounts in refunds and baskets. */
const decimalLira = ({ amount }: Money): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/**
 * `returns[]` is not documented. If it can't be parsed, the result is undefined, which does not mean that nothing was
 * refunded.
 */
const referencesIn = (returns: unknown): readonly string[] | undefined => {
  const known = (entry: unknown): entry is { reference_no: string } =>
    typeof entry === 'object' && entry !== null && 'reference_no' in entry && typeof entry.reference_no === 'string';
  return Array.isArray(returns) && returns.every(known) ? returns.map(({ reference_no }) => reference_no) : undefined;
};
