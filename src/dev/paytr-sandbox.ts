import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, readBody, readForm, redirect, sendHtml, sendJson, type RunningService } from './http.ts';
import { cardErrors, declined, type CardInput } from './paytr/cards.ts';
import { getToken, queryStatus, refund, type Answer } from './paytr/merchant-calls.ts';
import { NO_FAULTS, Notifier, type Faults } from './paytr/notifier.ts';
import { cardPage, endPage, pageHeaders } from './paytr/pages.ts';
import { Payments, type Notice, type Payment } from './paytr/payments.ts';
import { report } from './paytr/report.ts';
import type { Merchant } from './paytr/signature.ts';

interface PaytrSandboxOptions {
  readonly port: number;
  readonly merchant: Merchant;
  /** The shop's address for notifications; with the real provider it is set in the merchant's panel. */
  readonly callbackUrl: string;
  /** The origins that may show the card page in a frame. */
  readonly shopOrigins: readonly string[];
  /** A file of JSON lines in which payments survive a restart. Without it, payments are only in memory. */
  readonly file?: string;
  /** For tests: opens /sandbox/faults and /sandbox/payments. */
  readonly control?: boolean;
  readonly retryDelaysMs?: number[];
}

/**
 * Milliseconds that the card page waits for the shop's acknowledgement, so that the shop usually has the result before the
 * browser returns to it.
 */
const FIRST_ATTEMPT_MS = 1500;
const EXPIRY_CHECK_MS = 5000;
const LEFT_OR_TIMED_OUT = { code: 6, message: 'Müşteri ödeme yapmaktan vazgeçti ve ödeme sayfasından ayrıldı' };

/** A simulation of PayTR over HTTP: the shop's adapter calls it exactly like the real provider. */
export async function startPaytrSandbox(options: PaytrSandboxOptions): Promise<RunningService> {
  const sandbox = new Sandbox(options);
  const service = await listen('Ödeme deneme ortamı', options.port, (request, response, path) =>
    sandbox.handle(request, response, path),
  );
  sandbox.begin();
  return {
    url: service.url,
    stop: () => {
      sandbox.end();
      return service.stop();
    },
  };
}

class Sandbox {
  readonly #options: PaytrSandboxOptions;
  readonly #payments: Payments;
  readonly #notifier: Notifier;
  #expiry: NodeJS.Timeout | undefined;

  constructor(options: PaytrSandboxOptions) {
    this.#options = options;
    this.#payments = new Payments(options.file);
    this.#notifier = new Notifier(options.merchant, options.callbackUrl, this.#payments, options.retryDelaysMs);
  }

  begin(): void {
    this.#notifier.resume();
    this.#expiry = setInterval(() => this.#closeExpired(), EXPIRY_CHECK_MS);
  }

  end(): void {
    clearInterval(this.#expiry);
    this.#notifier.stop();
  }

  async handle(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const token = /^\/odeme\/guvenli\/([0-9a-f]{64})$/.exec(pathname)?.[1];
    if (token) return this.#cardPage(token, request, response);
    if (this.#options.control && pathname.startsWith('/sandbox/')) return this.#control(pathname, request, response);

    const { merchant } = this.#options;
    switch (`${request.method} ${pathname}`) {
      case 'POST /odeme/api/get-token':
        return answer(response, getToken(await readForm(request), merchant, this.#payments, new Date()));
      case 'POST /odeme/durum-sorgu': {
        const { stateAnswer } = this.#notifier.faults;
        if (stateAnswer === '') return void response.destroy();
        if (stateAnswer !== null) return void response.end(stateAnswer);
        return answer(response, queryStatus(await readForm(request), merchant, this.#payments));
      }
      case 'POST /odeme/iade': {
        const result = refund(await readForm(request), merchant, this.#payments, new Date());
        if (this.#notifier.faults.loseRefundAnswers) return void response.destroy();
        return answer(response, result);
      }
      case 'POST /rapor/islem-dokumu': {
        const { loseReports, refuseReport } = this.#notifier.faults;
        if (loseReports) return void response.destroy();
        const enabled = !refuseReport;
        return answer(response, report(await readForm(request), { merchant, payments: this.#payments, enabled }));
      }
      default:
        return sendHtml(response, endPage('Sayfa yok', 'Bu adreste bir ödeme sayfası yok.'), { status: 404 });
    }
  }

  async #cardPage(token: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = pageHeaders(this.#options.shopOrigins);
    const form = request.method === 'POST' ? await readForm(request) : undefined;
    const payment = this.#payments.byToken(token);
    if (!payment) {
      return sendHtml(response, endPage('Ödeme bulunamadı', 'Bu ödeme bağlantısı geçersiz.'), { status: 404, headers });
    }
    if (payment.state === 'paid') {
      if (form) return redirect(response, payment.request.okUrl);
      return sendHtml(response, endPage('Ödeme alındı', 'Bu ödeme tamamlandı.'), { headers });
    }
    if (payment.state === 'closed' || payment.request.expiresAt < Date.now()) {
      if (form) return redirect(response, payment.request.failUrl);
      return sendHtml(response, endPage('Ödeme süresi doldu', 'Mağazaya dönüp yeniden dene.'), { headers });
    }
    if (!form) return sendHtml(response, cardPage({ payment }), { headers });
    if (form.action === 'abandon') {
      await this.#conclude({ ...payment, state: 'closed' }, { status: 'failed', failure: LEFT_OR_TIMED_OUT });
      return redirect(response, payment.request.failUrl);
    }
    const card = cardInput(form);
    const errors = cardErrors(card, new Date());
    if (Object.keys(errors).length) {
      const typed = { number: form.number ?? '', month: form.month ?? '', year: form.year ?? '' };
      return sendHtml(response, cardPage({ payment, typed, errors }), { status: 422, headers });
    }
    const failure = declined(card);
    if (failure) {
      await this.#conclude(payment, { status: 'failed', failure });
      return redirect(response, payment.request.failUrl);
    }
    const maskedCard = `${card.number.slice(0, 6)}******${card.number.slice(-4)}`;
    await this.#conclude({ ...payment, state: 'paid', paidAt: Date.now(), maskedCard }, { status: 'success' });
    return redirect(response, payment.request.okUrl);
  }

  async #conclude(payment: Payment, notice: Omit<Notice, 'acknowledged'>): Promise<void> {
    const firstAttemptOver = Promise.withResolvers<void>();
    const timer = setTimeout(firstAttemptOver.resolve, FIRST_ATTEMPT_MS);
    await Promise.race([this.#notifier.notify(payment, notice), firstAttemptOver.promise]);
    clearTimeout(timer);
  }

  #closeExpired(): void {
    for (const payment of this.#payments.all()) {
      if (payment.state !== 'open' || payment.request.expiresAt >= Date.now()) continue;
      void this.#notifier.notify({ ...payment, state: 'closed' }, { status: 'failed', failure: LEFT_OR_TIMED_OUT });
    }
  }

  async #control(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (`${request.method} ${pathname}`) {
      case 'PUT /sandbox/faults': {
        const faults: Partial<Faults> = JSON.parse(await readBody(request));
        this.#notifier.faults = { ...NO_FAULTS, ...faults };
        return sendJson(response, this.#notifier.faults);
      }
      case 'GET /sandbox/payments':
        return sendJson(response, this.#payments.all());
      case 'PUT /sandbox/payments': {
        const payment: Payment = JSON.parse(await readBody(request));
        this.#payments.save(payment);
        return sendJson(response, payment);
      }
      default:
        return sendJson(response, { status: 'error' }, 404);
    }
  }
}

/** Parses the form: accepts spaces between groups, a one-digit month and a four-digit year. */
function cardInput({ number = '', month = '', year = '', cvv = '' }: Record<string, string>): CardInput {
  return {
    number: number.replaceAll(/\s/g, ''),
    month: month.trim().padStart(2, '0'),
    year: year.trim().replace(/^20(?=\d\d$)/, ''),
    cvv: cvv.trim(),
  };
}

/** The provider sends its JSON as text/html. The sandbox does so too, so that the adapter can't rely on the content type. */
function answer(response: ServerResponse, body: Answer): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
