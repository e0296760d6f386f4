import { DomainError } from '#kernel/refusal.ts';
import type { Clock } from '#kernel/ports.ts';
import { isRefunding, openForMinutes, refundPatience, type Refunding, type TopUp } from '../domain/top-up.ts';
import type { AskProvider } from './ask-provider.ts';
import { faultsInTurns } from './in-turns.ts';
import type { TopUps } from './ports.ts';
import type { RefundTopUp } from './refund-top-up.ts';

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
  readonly #provider: AskProvider;
  readonly #refund: RefundTopUp;
  readonly #clock: Clock;

  constructor(topUps: TopUps, provider: AskProvider, refund: RefundTopUp, clock: Clock) {
    this.#topUps = topUps;
    this.#provider = provider;
    this.#refund = refund;
    this.#clock = clock;
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
    const { merchantOid, createdAt } = topUp;
    await this.#patiently(createdAt, `whether ${merchantOid} was paid`, () => this.#provider.run(topUp));
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
}

const isUnavailable = (fault: unknown): boolean =>
  fault instanceof DomainError &&
  (fault.code === 'payment.provider_unavailable' || fault.code === 'request.in_progress');
