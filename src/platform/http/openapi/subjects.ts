/** Subjects of the calls, in the order of the documents: first the calls of all users, then those of the staff. */
export const subjects = {
  Account: 'Registration, log-in, and a person’s own data.',
  Notifications: 'Notifications of users, and their channels.',
  Catalogue: 'Services, prices, and the content of public pages. No session is needed.',
  Orders: 'Placing, playing and closing orders, with their matches, chat and disputes.',
  'Game accounts': 'The game accounts on which orders are played. Credentials are accepted, but never returned.',
  Wallet: 'Balances, card payments and payouts of customers and boosters.',
  Boosters: 'The boosters’ panel, their devices, and applications to become a booster.',
  Shop: 'Accounts on sale.',
  Support: 'Tickets and the contact form.',
  'Live events': 'A stream of events.',
  'Staff: orders': 'All orders, and the commands of staff for them.',
  'Staff: people': 'Users, boosters and sessions, with notes and suspicions.',
  'Staff: money': 'The ledger, payments, payouts, and approvals by a second admin.',
  'Staff: prices': 'Price books and coupons.',
  'Staff: conversations': 'Tickets, messages, reports, reviews and canned answers.',
  'Staff: shop': 'Listings and their stock.',
  'Staff: integration': 'API keys and webhooks for programs.',
  'Staff: overview': 'Figures, search, the audit log, jobs and settings.',
} as const;
export type Subject = keyof typeof subjects;

/** Subjects by the beginning of the path. The first match counts, so longer beginnings come first. */
const byPath: readonly (readonly [RegExp, Subject])[] = [
  [/^\/admin\/(orders|order-notes|choose-|decide-dispute|decline-booster)/, 'Staff: orders'],
  [
    /^\/admin\/(entries|wallets|trial-balance|top-ups|reconciliation(s|-differences)|payouts|pay-booster|withdraw-|penalty-|fine-claims)/,
    'Staff: money',
  ],
  [/^\/admin\/(add-funds|approval|payment|reconciliation|bank-transfer)/, 'Staff: money'],
  [/^\/admin\/([a-z]+-)?(coupon|price)/, 'Staff: prices'],
  [/^\/admin\/([a-z]+-)?(tickets?|messages|reports?|reviews?|canned-answers)\b/, 'Staff: conversations'],
  [/^\/admin\/(listings|stock-accounts|[a-z]+-smurf)/, 'Staff: shop'],
  [/^\/admin\/(api-keys|webhooks|deliveries)/, 'Staff: integration'],
  [/^\/admin\/(search|dashboard|audit-|jobs?\b|job-queues|[a-z]+-job\b|settings)/, 'Staff: overview'],
  [/^\/admin\//, 'Staff: people'],
  [/^\/users/, 'Account'],
  [/^\/notifications/, 'Notifications'],
  [/^\/(catalog|showcase|orders\/calculate|boosters|pictures)/, 'Catalogue'],
  [/^\/(orders|messages)/, 'Orders'],
  [/^\/game-accounts/, 'Game accounts'],
  [/^\/(wallet|top-ups|payments|payouts)/, 'Wallet'],
  [/^\/(booster|devices)/, 'Boosters'],
  [/^\/(listings|purchases)/, 'Shop'],
  [/^\/(tickets|contact)/, 'Support'],
  [/^\/live/, 'Live events'],
];

/** The subject of the routes at a path. @throws Error if the table has no subject for the path; each new path needs one */
export const subjectOf = (path: string): Subject => {
  const [, subject] = byPath.find(([pattern]) => pattern.test(path)) ?? [];
  if (!subject) throw new Error(`${path} has no subject in subjects.ts`);
  return subject;
};
