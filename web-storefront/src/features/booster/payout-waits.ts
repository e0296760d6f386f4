import type { RouteAnswerOf } from '#contract/client.ts';
import { formatMoment } from '../../lib/time.ts';

type Payout = RouteAnswerOf<'GET /booster/payouts'>[number];

/** A sentence that states until when a payout waits, and why. */
export const waitingSentence = (payableAt: string, waitsFor: Payout['waitsFor']): string =>
  waitsFor === 'tip'
    ? `Kartla yüklenen parayla verilen bahşiş ${formatMoment(payableAt)} saatine kadar bekler.`
    : `Güvenlik için ${formatMoment(payableAt)} sonrasında ödenir.`;
