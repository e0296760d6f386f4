import type { Route } from '#contract/route.ts';

/** Subjects of the calls, in the order of the documents: first what all users do, then what staff do. */
export const subjects = {
  Account: 'Registering, logging in, and what people change of themselves.',
  Notifications: 'What people are told, and where.',
  Catalogue: 'Services, prices, and what the pages of visitors show. No session needed.',
  Orders: 'Placing, playing and closing orders; their matches, chat and disputes.',
  'Game accounts': 'Where orders are played. Log-ins are taken and never answered back.',
  Wallet: 'Balances, card payments and payouts of customers and boosters.',
  Boosters: 'The boosters’ panel, their devices, and applications to become one.',
  Shop: 'Accounts on sale.',
  Support: 'Tickets and the contact form.',
  'Live events': 'What happens, as it happens.',
  'House: orders': 'All orders, and what the house does with them.',
  'House: people': 'Users, boosters, sessions, notes about them, suspicions.',
  'House: money': 'The ledger, payments, payouts, and what needs a second admin.',
  'House: prices': 'Price books and coupons.',
  'House: conversations': 'Tickets, messages, reports, reviews, and answers that are kept ready.',
  'House: shop': 'Listings and their stock.',
  'House: integration': 'What programs get in with, and what they are told.',
  'House: overview': 'Figures, search, the audit log, jobs and settings.',
} as const;
export type Subject = keyof typeof subjects;

/** Subjects by the beginning of the path. The first match wins, so longer ones come first. */
const byPath: readonly (readonly [RegExp, Subject])[] = [
  [/^\/admin\/(orders|order-notes|choose-|decide-dispute|decline-booster)/, 'House: orders'],
  [
    /^\/admin\/(entries|wallets|trial-balance|top-ups|reconciliation(s|-differences)|payouts|pay-booster|withdraw-|penalty-|fine-claims)/,
    'House: money',
  ],
  [/^\/admin\/(add-funds|approval|payment|reconciliation|bank-transfer)/, 'House: money'],
  [/^\/admin\/([a-z]+-)?(coupon|price)/, 'House: prices'],
  [/^\/admin\/([a-z]+-)?(tickets?|messages|reports?|reviews?|canned-answers)\b/, 'House: conversations'],
  [/^\/admin\/(listings|stock-accounts|[a-z]+-smurf)/, 'House: shop'],
  [/^\/admin\/(api-keys|webhooks|deliveries)/, 'House: integration'],
  [/^\/admin\/(search|dashboard|audit-|jobs?\b|job-queues|[a-z]+-job\b|settings)/, 'House: overview'],
  [/^\/admin\//, 'House: people'],
  [/^\/users/, 'Account'],
  [/^\/notifications/, 'Notifications'],
  [/^\/(catalog|showcase|orders\/calculate|boosters|pictures)/, 'Catalogue'],
  [/^\/(orders|messages)/, 'Orders'],
  [/^\/game-accounts/, 'Game accounts'],
  [/^\/(wallet|top-ups|payments)/, 'Wallet'],
  [/^\/(booster|devices)/, 'Boosters'],
  [/^\/(listings|purchases)/, 'Shop'],
  [/^\/(tickets|contact)/, 'Support'],
  [/^\/live/, 'Live events'],
];

/** The subject of a route. A path that the table lacks belongs to a general subject. */
export const subjectOf = (path: string, { access }: Route): Subject =>
  byPath.find(([pattern]) => pattern.test(path))?.[1] ?? (access.kind === 'staff' ? 'House: overview' : 'Account');
