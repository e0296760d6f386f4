import { setTimeout as sleep } from 'node:timers/promises';
import type { Notice, Payment, Payments } from './payments.ts';
import { sign, type Merchant } from './signature.ts';

/** Faults that a test can switch on; all off by default. */
export interface Faults {
  /** Notifications that are never sent: of every payment, or of these merchant_oids. */
  readonly dropNotifications: 'all' | readonly string[];
  readonly notificationDelayMs: number;
  /** How many times each notification is sent, even if the first was acknowledged. */
  readonly notificationCopies: number;
  /** Refunds are made, but the connection breaks before the answer. */
  readonly loseRefundAnswers: boolean;
  /** The merchant may not use the report of a day's sales and refunds. */
  readonly refuseReport: boolean;
  /** The text that is answered instead of a payment's state. An empty text breaks the connection. */
  readonly stateAnswer: string | null;
  /** The connection breaks before the report. */
  readonly loseReports: boolean;
}

export const NO_FAULTS: Faults = {
  dropNotifications: [],
  notificationDelayMs: 0,
  notificationCopies: 1,
  loseRefundAnswers: false,
  refuseReport: false,
  stateAnswer: null,
  loseReports: false,
};

/**
 * The last delay is repeated for ever. The delays are short, because a busy machine may refuse several attempts in turn while a
 * developer waits for the next one.
 */
export const RETRY_DELAYS_MS = [500, 1000, 2000, 5000];
const ANSWER_TIMEOUT_MS = 10_000;

/** Sends results of payments to the merchant, and repeats until the answer is exactly `OK`. */
export class Notifier {
  readonly #merchant: Merchant;
  readonly #callbackUrl: string;
  readonly #payments: Payments;
  readonly #retryDelaysMs: readonly number[];
  readonly #stopped = new AbortController();
  faults: Faults = NO_FAULTS;

  constructor(merchant: Merchant, callbackUrl: string, payments: Payments, retryDelaysMs = RETRY_DELAYS_MS) {
    this.#merchant = merchant;
    this.#callbackUrl = callbackUrl;
    this.#payments = payments;
    this.#retryDelaysMs = retryDelaysMs;
  }

  /** Continues notifications that an earlier run left unacknowledged. */
  resume(): void {
    for (const payment of this.#payments.all()) {
      for (const [index, notice] of payment.notices.entries()) {
        if (!notice.acknowledged) void this.#deliver(payment.token, index, () => {});
      }
    }
  }

  /** Records the notice and sends it. Resolves after the first attempt; further ones run in the background. */
  notify(payment: Payment, notice: Omit<Notice, 'acknowledged'>): Promise<void> {
    const index = payment.notices.length;
    this.#payments.save({ ...payment, notices: [...payment.notices, { ...notice, acknowledged: false }] });
    return new Promise((attempted) => {
      void this.#deliver(payment.token, index, attempted).finally(attempted);
    });
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #deliver(token: string, index: number, attempted: () => void): Promise<void> {
    for (let attempt = 0; !this.#stopped.signal.aborted; attempt++) {
      const payment = this.#payments.byToken(token);
      const notice = payment?.notices[index];
      if (!payment || !notice) return;
      if (await this.#attempt(payment, notice)) {
        this.#acknowledge(token, index);
        return;
      }
      attempted();
      const delay = this.#retryDelaysMs[Math.min(attempt, this.#retryDelaysMs.length - 1)];
      await sleep(delay, undefined, { signal: this.#stopped.signal }).catch(() => {});
    }
  }

  async #attempt(payment: Payment, notice: Notice): Promise<boolean> {
    const { dropNotifications, notificationDelayMs, notificationCopies } = this.faults;
    if (dropNotifications === 'all' || dropNotifications.includes(payment.request.merchantOid)) return false;
    if (notificationDelayMs) await sleep(notificationDelayMs);
    const copies = Array.from({ length: notificationCopies }, () => this.#post(this.#form(payment, notice)));
    return (await Promise.all(copies)).every(Boolean);
  }

  async #post(form: URLSearchParams): Promise<boolean> {
    try {
      const timeout = AbortSignal.any([AbortSignal.timeout(ANSWER_TIMEOUT_MS), this.#stopped.signal]);
      const response = await fetch(this.#callbackUrl, {
        method: 'POST',
        body: form,
        redirect: 'manual',
        signal: timeout,
      });
      return (await response.text()) === 'OK' && response.status === 200;
    } catch {
      return false; // not reachable now; the next attempt may succeed
    }
  }

  #form({ request }: Payment, { status, failure }: Notice): URLSearchParams {
    const total = String(request.amount);
    return new URLSearchParams({
      merchant_oid: request.merchantOid,
      status,
      total_amount: total,
      hash: sign(this.#merchant, request.merchantOid, this.#merchant.salt, status, total),
      payment_type: 'card',
      payment_amount: total,
      currency: 'TL',
      test_mode: request.testMode,
      ...(failure && { failed_reason_code: String(failure.code), failed_reason_msg: failure.message }),
    });
  }

  #acknowledge(token: string, index: number): void {
    const payment = this.#payments.byToken(token);
    if (!payment) return;
    const notices = payment.notices.map((notice, at) => (at === index ? { ...notice, acknowledged: true } : notice));
    this.#payments.save({ ...payment, notices });
  }
}
