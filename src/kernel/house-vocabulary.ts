// The house's own words as constant tables: who is who, what is asked, and where money goes.

export const roles = ['customer', 'booster', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

export const scopeAreas = [
  'users',
  'boosters',
  'orders',
  'vault',
  'wallets',
  'payouts',
  'tickets',
  'messages',
  'reports',
  'listings',
  'coupons',
  'prices',
  'content',
  'audit',
  'integrations',
] as const;
/** Passwords and second factors of those who are paid or work at the console: there is nothing of them to read. */
export const writeOnlyAreas = ['access'] as const;
export type Scope = `${(typeof scopeAreas)[number]}:${'read' | 'write'}` | `${(typeof writeOnlyAreas)[number]}:write`;
export const scopes: readonly Scope[] = [
  ...scopeAreas.flatMap((area) => [`${area}:read` as const, `${area}:write` as const]),
  ...writeOnlyAreas.map((area) => `${area}:write` as const),
];

export const boosterTiers = [1, 2, 3, 4] as const;
export type BoosterTier = (typeof boosterTiers)[number];

export const languages = ['tr', 'en'] as const;

/** What a support ticket is about (specification §3), and where it stands (§4). */
export const ticketTypes = ['account', 'balance', 'order', 'other'] as const;
export type TicketType = (typeof ticketTypes)[number];
export const ticketStatuses = ['open', 'closed', 'trash'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** How a program's key stands: what has expired could be told from what somebody ended. */
export const apiKeyStates = ['active', 'expired', 'ended'] as const;
export type ApiKeyState = (typeof apiKeyStates)[number];

/** A receiver is called, or waits: by somebody's hand, or because it was dead for long, has gone, or its owner has left. */
export const webhookStates = ['active', 'paused'] as const;
export type WebhookState = (typeof webhookStates)[number];
export const pauseCauses = ['hand', 'failing', 'gone', 'owner'] as const;
export type PauseCause = (typeof pauseCauses)[number];

/** Where a delivery stands; `withheld`: the receiver's owner may not read such a record any more. */
export const deliveryStates = ['waiting', 'delivered', 'given-up', 'withheld'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
/** Why a try had no answer. */
export const deliveryFaults = ['timeout', 'unreachable', 'address', 'tls'] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/** What the house notes for itself: plainly, or that it suspects something until that is lifted. */
export const noteKinds = ['note', 'suspicion'] as const;
export type NoteKind = (typeof noteKinds)[number];
/** What a note is about. */
export const noteSubjects = ['user', 'order'] as const;
export type NoteSubject = (typeof noteSubjects)[number];

/** Where an application to become a booster stands: `waiting` for the house, or `asked`, for the applicant's answer. */
export const applicationStates = ['waiting', 'asked', 'approved', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Why money moved: the kinds of ledger entries (domain.md §2). */
export const entryKinds = [
  'top-up',
  'top-up-refund',
  'order-payment',
  'order-refund',
  'settlement',
  'tip',
  'penalty',
  'adjustment',
  'payout',
  'payout-return',
  'stock-purchase',
  'stock-restore',
  'report-fee',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What of an order an entry moves where it is not the price as ordered: a dearer lane, another rank at the start, a stream that was not given. */
export const orderParts = ['lane', 'rank', 'stream'] as const;
export type OrderPart = (typeof orderParts)[number];

/** Where the report of a message stands. */
export const reportStates = ['open', 'upheld', 'rejected'] as const;
export type ReportState = (typeof reportStates)[number];

export const payoutStates = ['requested', 'paid', 'refused'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Where a fine above the balance stands: something of it is to be collected yet, all of it was, or the rest was given up. */
export const fineClaimStates = ['open', 'settled', 'waived'] as const;
export type FineClaimState = (typeof fineClaimStates)[number];

/** An account on sale: on the shelf, bought by somebody, or taken off for good. */
export const stockStates = ['in-stock', 'sold', 'retired'] as const;
export type StockState = (typeof stockStates)[number];

/** Ways in which customers pay: by card at a provider that tells us, the others are entered by the house. */
export const paymentProviders = ['paytr', 'bank-transfer', 'e-wallet'] as const;
export type ProviderName = (typeof paymentProviders)[number];
/** What arrives there is entered by the house. */
export const handProviders = ['bank-transfer', 'e-wallet'] as const satisfies readonly ProviderName[];
export type HandProvider = (typeof handProviders)[number];

export const topUpStates = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export type TopUpState = (typeof topUpStates)[number];

/** Why a payment brought no money: its customer left the card page, or let its time run out. */
export const leftCauses = ['abandoned', 'expired'] as const;
/** The same: the bank or the payment provider refused it. */
export const refusedCauses = [
  'declined',
  'not-verified',
  'verification-failed',
  'security-check',
  'no-instalments',
  'card-not-permitted',
  '3d-secure-required',
  'fraud-warning',
  'provider-error',
  'not-opened',
] as const;
export const topUpCauses = [...leftCauses, ...refusedCauses] as const;
export type TopUpCause = (typeof topUpCauses)[number];

/** What the daily figures count a payment as that failed. */
export const failureKinds = ['left', 'refused'] as const;
export type FailureKind = (typeof failureKinds)[number];

export const refundStates = ['under-way', 'done', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];
