// Words of the platform's own business as constant tables: roles, requests and money.

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
/** Passwords and second factors of boosters and staff. There is nothing to read, so only a write scope exists. */
export const writeOnlyAreas = ['access'] as const;
export type Scope = `${(typeof scopeAreas)[number]}:${'read' | 'write'}` | `${(typeof writeOnlyAreas)[number]}:write`;
export const scopes: readonly Scope[] = [
  ...scopeAreas.flatMap((area) => [`${area}:read` as const, `${area}:write` as const]),
  ...writeOnlyAreas.map((area) => `${area}:write` as const),
];

/** Whether the person holds the scope: admins hold all of them, customers and boosters none. */
export const holds = (
  { role, scopes: held }: { readonly role: Role; readonly scopes: readonly Scope[] },
  scope: Scope,
): boolean => role === 'admin' || (role === 'staff' && held.includes(scope));

/** Whether the person works for the platform. */
export const isStaff = ({ role }: { readonly role: Role | 'system' }): boolean => role === 'staff' || role === 'admin';

export const boosterTiers = [1, 2, 3, 4] as const;
export type BoosterTier = (typeof boosterTiers)[number];

export const languages = ['tr', 'en'] as const;

/** What a support ticket is about (specification §3), and where it stands (§4). */
export const ticketTypes = ['account', 'balance', 'order', 'other'] as const;
export type TicketType = (typeof ticketTypes)[number];
export const ticketStatuses = ['open', 'closed', 'trash'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** States of an API key. `ended`: a person ended it. */
export const apiKeyStates = ['active', 'expired', 'ended'] as const;
export type ApiKeyState = (typeof apiKeyStates)[number];

/**
 * A webhook is active or paused. A person may pause it. It is also paused after failing for long, if its address has gone, or
 * if its owner has left.
 */
export const webhookStates = ['active', 'paused'] as const;
export type WebhookState = (typeof webhookStates)[number];
export const pauseCauses = ['hand', 'failing', 'gone', 'owner'] as const;
export type PauseCause = (typeof pauseCauses)[number];

/** States of a delivery. `withheld`: the webhook's owner may not read such a record any more. */
export const deliveryStates = ['waiting', 'delivered', 'given-up', 'withheld'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
/** Why a delivery attempt got no answer. */
export const deliveryFaults = ['timeout', 'unreachable', 'address', 'tls'] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

/** Kinds of internal notes: a plain note, or a suspicion that holds until it is lifted. */
export const noteKinds = ['note', 'suspicion'] as const;
export type NoteKind = (typeof noteKinds)[number];
/** What a note is about. */
export const noteSubjects = ['user', 'order'] as const;
export type NoteSubject = (typeof noteSubjects)[number];

/** States of an application to become a booster. `waiting`: the staff have to decide. `asked`: the applicant has to answer. */
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

/**
 * What the money of an order's entry is for, if not for the ordered price: a dearer lane, another rank at the start, a
 * stream that was not given.
 */
export const orderParts = ['lane', 'rank', 'stream'] as const;
export type OrderPart = (typeof orderParts)[number];

/** States of a report of a message. */
export const reportStates = ['open', 'upheld', 'rejected'] as const;
export type ReportState = (typeof reportStates)[number];

export const payoutStates = ['requested', 'paid', 'refused'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** States of a fine above the balance: a part is still to be collected, all was collected, or the open part was waived. */
export const fineClaimStates = ['open', 'settled', 'waived'] as const;
export type FineClaimState = (typeof fineClaimStates)[number];

/** States of an account on sale: available, bought, or withdrawn for good. */
export const stockStates = ['in-stock', 'sold', 'retired'] as const;
export type StockState = (typeof stockStates)[number];

/** Ways to pay: by card at a provider that notifies us; the staff enter the other payments. */
export const paymentProviders = ['paytr', 'bank-transfer', 'e-wallet'] as const;
export type ProviderName = (typeof paymentProviders)[number];
/** Payments by these ways are entered by the staff. */
export const handProviders = ['bank-transfer', 'e-wallet'] as const satisfies readonly ProviderName[];
export type HandProvider = (typeof handProviders)[number];

export const topUpStates = ['pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export type TopUpState = (typeof topUpStates)[number];

/** Why a payment failed: the customer left the card page, or did not pay in time. */
export const leftCauses = ['abandoned', 'expired'] as const;
/** Why a payment failed: the bank or the payment provider refused it. */
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

/** How the daily figures count a failed payment. */
export const failureKinds = ['left', 'refused'] as const;
export type FailureKind = (typeof failureKinds)[number];

export const refundStates = ['under-way', 'done', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];
