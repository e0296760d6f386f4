import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The merchant's get-token request; amounts in kuruş. */
export interface PaymentRequest {
  readonly merchantOid: string;
  readonly amount: number;
  readonly email: string;
  readonly basket: readonly (readonly [name: string, price: string, count: number])[];
  readonly testMode: '0' | '1';
  readonly okUrl: string;
  readonly failUrl: string;
  readonly expiresAt: number;
}

/** A result that is sent to the merchant until it acknowledges with `OK`. */
export interface Notice {
  readonly status: 'success' | 'failed';
  readonly failure?: { readonly code: number; readonly message: string };
  readonly acknowledged: boolean;
}

export interface Refund {
  readonly amount: number;
  readonly referenceNo: string;
  readonly at: number;
}

/** A payment. As with the provider, a declined card leaves it open: the customer may try another card until it expires. */
export interface Payment {
  readonly token: string;
  readonly request: PaymentRequest;
  readonly state: 'open' | 'paid' | 'closed';
  readonly paidAt?: number;
  readonly maskedCard?: string;
  readonly notices: readonly Notice[];
  readonly refunds: readonly Refund[];
}

/**
 * The provider's books, in memory and as JSON lines in a file. If several lines describe the same payment, the last one is
 * valid. With the file, payments and unacknowledged notices survive a restart.
 */
export class Payments {
  readonly #byToken = new Map<string, Payment>();
  readonly #byOid = new Map<string, string>();
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    for (const line of lines) this.#load(line);
    const compact = [...this.#byToken.values()].map((payment) => `${JSON.stringify(payment)}\n`).join('');
    writeFileSync(`${file}.new`, compact, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }

  save(payment: Payment): void {
    this.#remember(payment);
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(payment)}\n`);
  }

  byToken(token: string): Payment | undefined {
    return this.#byToken.get(token);
  }

  byOid(merchantOid: string): Payment | undefined {
    return this.#byToken.get(this.#byOid.get(merchantOid) ?? '');
  }

  all(): Payment[] {
    return [...this.#byToken.values()];
  }

  #remember(payment: Payment): void {
    this.#byToken.set(payment.token, payment);
    this.#byOid.set(payment.request.merchantOid, payment.token);
  }

  #load(line: string): void {
    try {
      const payment: Payment = JSON.parse(line);
      this.#remember(payment);
    } catch {
      // The last line is empty, or incomplete after a kill: nobody has received an answer that depends on it.
    }
  }
}
