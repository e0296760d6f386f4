import type { RouteAnswerOf } from '#contract/client.ts';
import { formatMoment } from '../../lib/time.ts';

type Payout = RouteAnswerOf<'GET /booster/payouts'>[number];

/** A sentence that states until when a payout waits, and why. */
export const waitingSentence = (payableAt: string, waitsFor: Payout['waitsFor']): string => {
  const moment = formatMoment(payableAt);
  if (waitsFor === 'tip') return `Kartla yüklenen parayla verilen bahşiş ${moment} saatine kadar bekler.`;
  if (waitsFor === 'order') return `Kartla ödenen siparişin kazancı ${moment} saatine kadar bekler.`;
  return `Güvenlik için ${moment} sonrasında ödenir.`;
};
