import { DomainError } from '#kernel/refusal.ts';
import { isRefunding, openForMinutes, refundPatience, type Refunding, type TopUp } from '../domain/top-up.ts';
import type { AskProvider } from './ask-provider.ts';
import { faultsInTurns } from './in-turns.ts';
import type { RefundTopUp } from './refund-top-up.ts';
import type { Needs } from './needs.ts';

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
/** Payments asked about in one run. The ones that were asked about longest ago come first. */
const batch = 1000;

/**
 * Asks the providers what they have not told: lost notifications are found, what was never paid expires, refunds end.
 * @throws AggregateError of what went wrong beyond a provider that is not there; the rest was done.
 */
export const reconcileTopUps = ({
  topUps,
  provider,
  refund,
  clock,
}: Needs<'topUps' | 'clock'> & { readonly provider: AskProvider; readonly refund: RefundTopUp }) => {
  const askAbout = async (topUp: TopUp): Promise<void> => {
    const { merchantOid, createdAt } = topUp;
    await patiently(createdAt, `whether ${merchantOid} was paid`, () => provider(topUp));
  };

  const giveBack = (topUp: Refunding): Promise<void> => {
    const { since, reference } = topUp.refund;
    return patiently(since, `whether it gives ${reference} back`, () => refund.resume(topUp));
  };

  const patiently = async <T>(since: Date, what: string, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      const silentFor = clock.now().getTime() - since.getTime();
      if (!isUnavailable(error) || silentFor < silencePatience) throw error;
      throw new Error(`the provider has not said for a day ${what}`, { cause: error });
    }
  };

  return async (): Promise<void> => {
    const at = clock.now();
    const now = at.getTime();
    const unsettled = await topUps.nextToAsk({
      now: at,
      begunBefore: new Date(now - notificationPatience),
      begunSince: new Date(now - longestAbsence - openForMinutes * minutes),
      late: lateSuccess,
      pause: closedPause,
      limit: batch,
    });
    const refunding = await topUps.refunding(new Date(now - refundPatience), batch);
    const faults = [
      ...(await faultsInTurns(unsettled, (topUp) => askAbout(topUp))),
      ...(await faultsInTurns(refunding.filter(isRefunding), (topUp) => giveBack(topUp))),
    ].filter((fault) => !isUnavailable(fault));
    if (faults.length > 0) throw new AggregateError(faults, 'reconciliation of top-ups');
  };
};
export type ReconcileTopUps = ReturnType<typeof reconcileTopUps>;

const isUnavailable = (fault: unknown): boolean =>
  fault instanceof DomainError &&
  (fault.code === 'payment.provider_unavailable' || fault.code === 'request.in_progress');
