const day = 24 * 3600_000;

/** How long a kind of record is kept, and why. */
export interface Kept {
  readonly what: string;
  readonly tables: readonly string[];
  /** Milliseconds, or months for data that are dropped by whole months. `good`: no job ever deletes them. */
  readonly for: { readonly milliseconds: number } | { readonly months: number } | 'good';
  readonly why: string;
}

/**
 * How long accumulating records are kept. The jobs that delete them read it, and docs/operations.md shows it. If a user
 * leaves, the user's personal data are erased from them earlier (docs/decisions/0024).
 */
export const retention = {
  money: {
    what: 'Money: entries, postings, top-ups, payouts, tips, compared days',
    tables: [
      'ledger_entry',
      'ledger_posting',
      'ledger_account',
      'top_up',
      'hand_payment',
      'hand_refund',
      'payout',
      'fine_claim',
      'order_tip',
      'reconciliation',
      'reconciliation_difference',
    ],
    for: 'good',
    why: 'Books and vouchers, ten years by law (TTK 82, VUK 253); each posting continues the balance of the one before it, so none can be deleted.',
  },
  orders: {
    what: 'Orders, their timelines, matches, disputes and reviews; accounts sold',
    tables: ['orders', 'order_event', 'order_match', 'order_dispute', 'order_review', 'order_stint', 'stock_purchase'],
    for: 'good',
    why: 'Vouchers of the money above: they record what was agreed and done.',
  },
  conversations: {
    what: 'Messages, reports and tickets',
    tables: ['message', 'message_report', 'ticket', 'ticket_message', 'ticket_event'],
    for: 'good',
    why: 'Business letters, ten years by law (TTK 82); disputes are judged by them.',
  },
  audit: {
    what: 'Commands of staff (the audit log)',
    tables: ['audit_event'],
    for: 'good',
    why: 'A hash chain that is verified from its first link; only details are erased.',
  },
  notifications: {
    what: 'Notifications',
    tables: ['notification'],
    for: { months: 12 },
    why: 'They repeat what the records of orders, money and tickets contain.',
  },
  refusedApplications: {
    what: 'Refused applications of boosters',
    tables: ['booster_application'],
    for: { milliseconds: 180 * day },
    why: 'Applicants may ask about a refusal for this time, as the privacy policy says.',
  },
  deliveries: {
    what: 'Deliveries to webhooks, with each try',
    tables: ['webhook_delivery', 'webhook_try'],
    for: { milliseconds: 30 * day },
    why: 'To look up what a receiver answered, and to send a delivery again.',
  },
  sentMails: {
    what: 'Keys of mails that were sent',
    tables: ['sent_mail'],
    for: { milliseconds: 30 * day },
    why: 'They keep a mail from being sent twice. They contain neither address nor text.',
  },
  endedSessions: {
    what: 'Sessions, password links and changes of address that have ended',
    tables: ['user_session', 'password_link', 'email_change'],
    for: { milliseconds: 7 * day },
    why: 'A link that is opened late still gets an answer that says why it is void.',
  },
  repeats: {
    what: 'Answers for repeated requests with an Idempotency-Key',
    tables: ['idempotency_key'],
    for: { milliseconds: day },
    why: 'The API promises to repeat an answer for this time.',
  },
  liveEvents: {
    what: 'Live events',
    tables: ['live_event'],
    for: { milliseconds: day },
    why: 'A client that was disconnected for longer loads its page again.',
  },
  endedJobs: {
    what: 'Jobs that have ended',
    tables: [],
    for: { milliseconds: day },
    why: 'The console shows them and can retry failed ones.',
  },
} as const satisfies Readonly<Record<string, Kept>>;
