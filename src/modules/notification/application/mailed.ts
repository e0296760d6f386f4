import type { NoticeKind } from '#kernel/notice-kinds.ts';
import type { Notice, TroubleNotice } from '#kernel/notice.ts';
import type { FineClaimState, OrderState, Role } from '#kernel/vocabulary.ts';

/** What a notice is about: an order's state, a moment of trouble, a fine's state, or else its kind. */
type Told =
  | OrderState
  | 'started-again'
  | TroubleNotice['moment']
  | `fine-${FineClaimState}`
  | Exclude<NoticeKind, 'order-state' | TroubleNotice['kind'] | 'fine-claim'>;

/**
 * The readers who get a mail. `acts` have something to do or wait for money, so their push message is urgent too. `reads`
 * get the mail only. All others find the notice on the site.
 */
interface Mailed {
  readonly acts?: readonly Role[];
  readonly reads?: readonly Role[];
}

const customer = ['customer'] as const;
const booster = ['booster'] as const;
const either = ['customer', 'booster'] as const;
const nobody: Mailed = {};

/** Who is mailed about what (docs/decisions/0039). The kind of the notice has to reach the reader by mail, too. */
export const mailed: Readonly<Record<Told, Mailed>> = {
  'order-placed': { reads: customer },
  'payment-error': { acts: customer },
  'order-reminder': { acts: customer },
  waiting: nobody,
  /** The order went from its booster to another one. */
  processing: { acts: booster },
  starting: nobody,
  started: { reads: customer },
  'started-again': nobody,
  'in-game': nobody,
  finished: { acts: customer },
  closed: nobody,
  completed: { reads: either },
  cancelled: { acts: either },

  'order-assigned': { acts: booster },
  'order-offered': { acts: booster },
  'order-account': { acts: booster },
  'order-lane': nobody,
  'order-lane-stays': { acts: customer },
  'order-progress-claimed': { acts: customer },
  'order-progress-agreed': nobody,
  'order-login': nobody,
  'order-tip': nobody,
  'order-part-paid': { reads: booster },
  'order-stream': nobody,

  disputed: { acts: booster, reads: customer },
  'dispute-answered': { reads: customer },
  'dispute-reminded': { acts: booster },
  'dispute-lapsed': nobody,
  'dispute-proposed': { acts: either },
  'dispute-proposal-withdrawn': nobody,
  'dispute-agreed': nobody,
  'dispute-withdrawn': nobody,
  'dispute-upheld': { acts: either },
  'dispute-refunded': { acts: either },
  'dispute-rejected': { acts: either },

  paused: nobody,
  resumed: nobody,
  'booster-requested': nobody,
  'booster-request-withdrawn': nobody,
  'booster-request-declined': nobody,
  'booster-request-lapsed': nobody,
  'account-requested': { acts: booster },
  'account-request-withdrawn': { acts: booster },
  'account-request-approved': { acts: booster, reads: customer },
  'account-request-declined': { acts: either },
  'rank-reported': { acts: customer },
  'rank-agreed': { acts: booster },
  'rank-lapsed': nobody,

  'top-up-credited': nobody,
  'top-up-entered': { acts: customer },
  'top-up-refunded': { acts: customer },
  'payout-paid': { acts: booster },
  'payout-refused': { acts: booster },
  'fine-open': { acts: booster },
  'fine-settled': nobody,
  'fine-waived': nobody,

  'chat-message': nobody,
  'report-decided': nobody,
  'ticket-answered': { acts: either },
  'ticket-closed': nobody,
  'ticket-reopened': nobody,
  'device-confirmed': nobody,
};

/** The row of the table that a notice belongs to. */
export const toldBy = (notice: Notice): Told => {
  if (notice.kind === 'order-state') return notice.again && notice.state === 'started' ? 'started-again' : notice.state;
  if (notice.kind === 'fine-claim') return `fine-${notice.state}`;
  if (notice.kind === 'order-stream') return notice.kind;
  return 'moment' in notice ? notice.moment : notice.kind;
};

/** Whether a reader of this role is mailed about the notice, and whether they have to act on it. */
export const mailOf = (notice: Notice, role: Role): { readonly byMail: boolean; readonly urgent: boolean } => {
  const { acts = [], reads = [] } = mailed[toldBy(notice)];
  const urgent = acts.includes(role);
  return { byMail: urgent || reads.includes(role), urgent };
};
