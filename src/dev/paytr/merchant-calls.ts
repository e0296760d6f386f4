import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { Payment, PaymentRequest, Payments } from './payments.ts';
import { sign, signatureMatches, type Merchant } from './signature.ts';

type Form = Record<string, string>;

export interface Answer {
  readonly status: 'success' | 'failed' | 'error';
  readonly [field: string]: unknown;
}

interface FieldRule {
  readonly field: string;
  readonly valid: (value: string) => boolean;
}

const upTo = (limit: number) => (value: string) => value.length > 0 && value.length <= limit;
const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value);
const httpUrl = (value: string) => upTo(400)(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** get-token's fields and their limits; the optional ones may be absent. */
const TOKEN_FIELDS: readonly FieldRule[] = [
  // The provider requires a public address. A developer's machine has none, so the sandbox accepts any address.
  { field: 'user_ip', valid: (value) => value.length <= 39 && isIP(value) !== 0 },
  { field: 'merchant_oid', valid: (value) => /^[A-Za-z0-9]{1,64}$/.test(value) },
  { field: 'email', valid: (value) => upTo(100)(value) && /^\S+@\S+$/.test(value) },
  { field: 'payment_amount', valid: (value) => /^[1-9]\d{0,10}$/.test(value) },
  { field: 'user_basket', valid: (value) => parseBasket(value) !== undefined },
  { field: 'no_installment', valid: oneOf('0', '1') },
  { field: 'max_installment', valid: oneOf('0', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12') },
  { field: 'currency', valid: oneOf('TL') },
  { field: 'test_mode', valid: oneOf('0', '1') },
  { field: 'user_name', valid: upTo(60) },
  { field: 'user_address', valid: upTo(400) },
  { field: 'user_phone', valid: upTo(20) },
  { field: 'merchant_ok_url', valid: httpUrl },
  { field: 'merchant_fail_url', valid: httpUrl },
];
const OPTIONAL_TOKEN_FIELDS: readonly FieldRule[] = [
  { field: 'timeout_limit', valid: (value) => /^[1-9]\d{0,3}$/.test(value) },
  { field: 'debug_on', valid: oneOf('0', '1') },
  { field: 'lang', valid: oneOf('tr', 'en') },
];
const DEFAULT_TIMEOUT_MINUTES = 30;

const refuse = (reason: string): Answer => ({ status: 'failed', reason });

/** POST /odeme/api/get-token: opens a payment for a signed request, and answers a token for the card page. */
export function getToken(form: Form, merchant: Merchant, payments: Payments, now: Date): Answer {
  if (form.merchant_id !== merchant.id) return refuse('merchant_id gecersiz');
  const wrong =
    TOKEN_FIELDS.find(({ field, valid }) => !valid(form[field] ?? '')) ??
    OPTIONAL_TOKEN_FIELDS.find(({ field, valid }) => form[field] !== undefined && !valid(form[field]));
  if (wrong) return refuse(`${wrong.field} gonderilmedi veya gecersiz`);

  const signed = [
    'merchant_id',
    'user_ip',
    'merchant_oid',
    'email',
    'payment_amount',
    'user_basket',
    'no_installment',
    'max_installment',
    'currency',
    'test_mode',
  ].map((field) => form[field] ?? '');
  if (!signatureMatches(form.paytr_token, sign(merchant, ...signed, merchant.salt))) {
    return refuse('paytr_token gonderilmedi veya gecersiz');
  }
  const request = paymentRequest(form, now);
  if (payments.byOid(request.merchantOid)) return refuse('merchant_oid daha once kullanildi');
  const token = randomBytes(32).toString('hex');
  payments.save({ token, request, state: 'open', notices: [], refunds: [] });
  return { status: 'success', token };
}

function paymentRequest(form: Form, now: Date): PaymentRequest {
  const timeoutMinutes = Number(form.timeout_limit ?? DEFAULT_TIMEOUT_MINUTES);
  return {
    merchantOid: form.merchant_oid ?? '',
    amount: Number(form.payment_amount),
    email: form.email ?? '',
    basket: parseBasket(form.user_basket ?? '') ?? [],
    testMode: form.test_mode === '1' ? '1' : '0',
    okUrl: form.merchant_ok_url ?? '',
    failUrl: form.merchant_fail_url ?? '',
    expiresAt: now.getTime() + timeoutMinutes * 60_000,
  };
}

/** base64 of UTF-8 JSON `[["name", "18.00", 1], …]`, prices as decimal lira. */
function parseBasket(base64: string): PaymentRequest['basket'] | undefined {
  try {
    const lines: unknown = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
    if (!Array.isArray(lines) || lines.length === 0) return undefined;
    return lines.map((line: unknown) => {
      const [name, price, count]: unknown[] = Array.isArray(line) ? line : [];
      const valid = typeof name === 'string' && typeof price === 'string' && /^\d+(\.\d{1,2})?$/.test(price);
      if (!valid || !Number.isInteger(count)) throw new TypeError('not a valid basket line');
      return [name, price, Number(count)] as const;
    });
  } catch {
    return undefined;
  }
}

const lira = (kurus: number) => (kurus / 100).toFixed(2);
const refunded = (payment: Payment) => payment.refunds.reduce((sum, { amount }) => sum + amount, 0);
const error = (err_no: string, err_msg: string): Answer => ({ status: 'error', err_no, err_msg });
const paid = (payment: Payment | undefined) => (payment?.paidAt ? { ...payment, paidAt: payment.paidAt } : undefined);

/** POST /odeme/durum-sorgu: like the provider, it does not distinguish a failed payment from one that is not made yet. */
export function queryStatus(form: Form, merchant: Merchant, payments: Payments): Answer {
  const { merchant_id: id = '', merchant_oid: oid = '' } = form;
  if (id !== merchant.id || !signatureMatches(form.paytr_token, sign(merchant, id, oid, merchant.salt))) {
    return error('003', 'paytr_token gonderilmedi veya gecersiz');
  }
  const payment = paid(payments.byOid(oid));
  if (!payment) return error('004', 'merchant_oid ile basarili odeme bulunamadi');
  return {
    status: 'success',
    payment_amount: lira(payment.request.amount),
    payment_total: lira(payment.request.amount),
    payment_date: timestamp(payment.paidAt),
    currency: 'TL',
    taksit: '0',
    masked_pan: payment.maskedCard,
    odeme_tipi: 'KART',
    test_mode: payment.request.testMode,
    returns: payment.refunds.map((refund) => ({
      return_amount: lira(refund.amount),
      return_date: timestamp(refund.at),
      reference_no: refund.referenceNo,
    })),
  };
}

const REFUND_WINDOW_MS = 365 * 24 * 3_600_000;

/** POST /odeme/iade: like the provider, every accepted call refunds again, also with a reference that was used before. */
export function refund(form: Form, merchant: Merchant, payments: Payments, now: Date): Answer {
  const { merchant_id: id = '', merchant_oid: oid = '', return_amount = '', reference_no = '' } = form;
  if (
    id !== merchant.id ||
    !signatureMatches(form.paytr_token, sign(merchant, id, oid, return_amount, merchant.salt))
  ) {
    return error('004', 'paytr_token gonderilmedi veya gecersiz');
  }
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(return_amount) || Number(return_amount) === 0) {
    return error('006', 'return_amount gecersiz');
  }
  if (reference_no.length > 64) return error('003', 'reference_no en fazla 64 karakter olabilir');
  const payment = paid(payments.byOid(oid));
  if (!payment) return error('005', 'merchant_oid ile basarili odeme bulunamadi');
  if (payment.notices.some(({ status, acknowledged }) => status === 'success' && !acknowledged)) {
    return error('007', 'odeme bildirimi magaza tarafindan onaylanmadi');
  }
  if (now.getTime() - payment.paidAt > REFUND_WINDOW_MS) return error('011', 'odeme bir yildan eski');
  const amount = Math.round(Number(return_amount) * 100);
  if (amount > payment.request.amount - refunded(payment)) return error('009', 'iade tutari kalan tutardan fazla');
  const entry = { amount, referenceNo: reference_no, at: now.getTime() };
  payments.save({ ...payment, refunds: [...payment.refunds, entry] });
  return { status: 'success', is_test: payment.request.testMode, merchant_oid: oid, return_amount, reference_no };
}

/** `2026-11-20 13:05:09` in Turkey's time, which has been UTC+3 all year since 2016. */
function timestamp(at: number): string {
  return new Date(at + 3 * 3_600_000).toISOString().replace('T', ' ').slice(0, 19);
}
