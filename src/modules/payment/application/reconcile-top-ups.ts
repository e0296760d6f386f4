import { DomainError } from '#kernel/refusal.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import {
  expire,
  hasExpired,
  isRefunding,
  openForMinutes,
  refundPatience,
  type Refunding,
  type TopUp,
} from '../domain/top-up.ts';
import { faultsInTurns } from './in-turns.ts';
import type { PaymentProvider, PaymentProviders, TopUps } from './ports.ts';
import type { RefundTopUp } from './refund-top-up.ts';
import type { SettleTopUp } from './settle-top-up.ts';

const minutes = 60_000;
/** A notification usually comes within seconds; after that we ask. */
const notificationPatience = minutes;
/** How long after its end a card page may still bring a success to light, whether it had failed or ran out. */
const lateSuccess = 30 * minutes;
/** No customer's limit counts those that failed: they are asked about every fourth minute, lest thousands of them keep others waiting. */
const closedPause = 3.5 * minutes;
/** For so long we, or the provider, may have been away. */
const longestAbsence = 24 * 60 * minutes;
/** A provider that is not there comes back; a payment, or a refund, of which it has said nothing for so long needs people. */
const silencePatience = 24 * 60 * minutes;
/** So many calls a minute at the most; of more, each has its turn as often as any other. */
const batch = 1000;

/** Asks the providers what they have not told: lost notifications are found, what was never paid expires, refunds end. */
export class ReconcileTopUps {
  readonly #topUps: TopUps;
  readonly #providers: PaymentProviders;
  readonly #settle: SettleTopUp;
  readonly #refund: RefundTopUp;
  readonly #transactions: Transactions;
  readonly #clock: Clock;
  readonly #live: boolean;

  constructor(
    topUps: TopUps,
    providers: PaymentProviders,
    settle: SettleTopUp,
    refund: RefundTopUp,
    transactions: Transactions,
    clock: Clock,
    config: { readonly live: boolean },
  ) {
    this.#topUps = topUps;
    this.#providers = providers;
    this.#settle = settle;
    this.#refund = refund;
    this.#transactions = transactions;
    this.#clock = clock;
    this.#live = config.live;
  }

  /** @throws AggregateError of what went wrong beyond a provider that is not there; the rest was done. */
  async run(): Promise<void> {
    const at = this.#clock.now();
    const now = at.getTime();
    const unsettled = await this.#topUps.nextToAsk({
      now: at,
      begunBefore: new Date(now - notificationPatience),
      begunSince: new Date(now - longestAbsence - openForMinutes * minutes),
      late: lateSuccess,
      pause: closedPause,
      limit: batch,
    });
    const refunding = await this.#topUps.refunding(new Date(now - refundPatience), batch);
    const faults = [
      ...(await faultsInTurns(unsettled, (topUp) => this.#ask(topUp))),
      ...(await faultsInTurns(refunding.filter(isRefunding), (topUp) => this.#giveBack(topUp))),
    ].filter((fault) => !isUnavailable(fault));
    if (faults.length > 0) throw new AggregateError(faults, 'reconciliation of top-ups');
  }

  async #ask(topUp: TopUp): Promise<void> {
    const { merchantOid } = topUp;
    const askedAt = this.#clock.now();
    const status = await this.#statusOf(topUp);
    if (status && !(this.#live && status.test))
      await this.#settle.run({ merchantOid, outcome: 'success', total: status.total });
    else {
      await this.#topUps.notPaid(topUp.id, askedAt);
      if (hasExpired(topUp, this.#clock.now())) await this.#expire(topUp.id);
    }
  }

  #statusOf({ provider, merchantOid, createdAt }: TopUp): ReturnType<PaymentProvider['status']> {
    return this.#patiently(createdAt, `whether ${merchantOid} was paid`, () =>
      this.#providers.of(provider).status(merchantOid),
    );
  }

  #giveBack(topUp: Refunding): Promise<void> {
    const { since, reference } = topUp.refund;
    return this.#patiently(since, `whether it gives ${reference} back`, () => this.#refund.resume(topUp));
  }

  async #patiently<T>(since: Date, what: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      const silentFor = this.#clock.now().getTime() - since.getTime();
      if (!isUnavailable(error) || silentFor < silencePatience) throw error;
      throw new Error(`the provider has not said for a day ${what}`, { cause: error });
    }
  }

  #expire(id: string): Promise<void> {
    return this.#transactions.run(async () => {
      const topUp = await this.#topUps.locked(id);
      const now = this.#clock.now();
      if (topUp && hasExpired(topUp, now)) await this.#topUps.save(expire(topUp, now));
    });
  }
}

const isUnavailable = (fault: unknown): boolean =>
  fault instanceof DomainError &&
  (fault.code === 'payment.provider_unavailable' || fault.code === 'request.in_progress');
