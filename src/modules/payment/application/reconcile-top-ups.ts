import { DomainError } from '#kernel/refusal.ts';
import { isRefunding, openForMinutes, refundLeaseMs, type Refunding, type TopUp } from '../domain/top-up.ts';
import type { AskProvider } from './ask-provider.ts';
import { faultsInTurns } from './in-turns.ts';
import type { RefundTopUp } from './refund-top-up.ts';
import type { Needs } from './needs.ts';

const minutes = 60_000;
/** Milliseconds. A notification usually comes within seconds; after this time we ask the provider. */
const notificationDelayMs = minutes;
/**
 * Milliseconds after the closing of a card page in which a success may still become known, whether the payment failed
 * or expired.
 */
const lateSuccess = 30 * minutes;
/**
 * Milliseconds between two questions about a failed or expired payment: in effect, every fourth minute. Such payments
 * don't count towards a customer's limit of open payments, so there may be thousands. Pending payments must not wait
 * for them.
 */
const closedPause = 3.5 * minutes;
/** Milliseconds. The longest outage, on our side or the provider's, that is covered. */
const longestAbsence = 24 * 60 * minutes;
/**
 * Milliseconds. An outage of the provider ends by itself, but if a payment or refund gets no answer for this long,
 * staff have to act.
 */
const longestSilenceMs = 24 * 60 * minutes;
/** The most payments that one run asks about. The payments whose last question was longest ago come first. */
const batch = 1000;

/**
 * Asks the providers about payments and refunds whose outcome is unknown. Finds lost notifications, expires unpaid
 * payments and ends refunds.
 * @throws AggregateError of all errors; an unavailable provider counts only after a day. All other payments and refunds
 * were handled.
 */
export const reconcileTopUps = ({
  topUps,
  provider,
  refund,
  clock,
}: Needs<'topUps' | 'clock'> & { readonly provider: AskProvider; readonly refund: RefundTopUp }) => {
  const askAbout = async (topUp: TopUp): Promise<void> => {
    const { merchantOid, createdAt } = topUp;
    await toleratingOutages(createdAt, `whether ${merchantOid} was paid`, () => provider(topUp));
  };

  const giveBack = (topUp: Refunding): Promise<void> => {
    const { since, reference } = topUp.refund;
    return toleratingOutages(since, `whether refund ${reference} was made`, () => refund.resume(topUp));
  };

  const toleratingOutages = async <T>(since: Date, what: string, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      const silentFor = clock.now().getTime() - since.getTime();
      if (!isUnavailable(error) || silentFor < longestSilenceMs) throw error;
      throw new Error(`for a day the provider has not answered ${what}`, { cause: error });
    }
  };

  return async (): Promise<void> => {
    const at = clock.now();
    const now = at.getTime();
    const unsettled = await topUps.nextToAsk({
      now: at,
      begunBefore: new Date(now - notificationDelayMs),
      begunSince: new Date(now - longestAbsence - openForMinutes * minutes),
      late: lateSuccess,
      pause: closedPause,
      limit: batch,
    });
    const refunding = await topUps.refunding(new Date(now - refundLeaseMs), batch);
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
