import type { CurrentUser } from '#contract/identity/schemas.ts';
import type { Scope } from '#contract/vocabulary.ts';

/** A scope, one of several, or being an admin. */
type Needed = Scope | readonly Scope[] | 'admin';

/**
 * The scope that each action of a resource takes. It says what is shown; whether it may be done is the server's route
 * table to say, and a test holds the two together.
 */
export const scopeOf = {
  orders: {
    list: 'orders:read',
    show: 'orders:read',
    chooseState: 'orders:write',
    chooseBooster: 'orders:write',
    decideDispute: 'orders:write',
    agreeProgress: 'orders:write',
    declineBoosterRequest: 'orders:write',
    decideAccountRequest: 'orders:write',
    resume: 'orders:write',
  },
  users: {
    list: 'users:read',
    show: 'users:read',
    create: 'users:write',
    ban: 'users:write',
    remove: 'users:write',
    sendMail: 'users:write',
    sendPasswordLink: 'users:write',
    setPassword: 'access:write',
    changeScopes: 'users:write',
    endSession: 'users:write',
    endSessions: 'users:write',
    resetSecondFactor: 'access:write',
    changeEmail: 'access:write',
    dropEmailChange: 'access:write',
    changePhone: 'users:write',
    clearAddress: 'users:write',
    addFunds: 'wallets:write',
  },
  sessions: { list: 'users:read', endSession: 'users:write' },
  'unreachable-addresses': { list: 'users:read', clearAddress: 'users:write' },
  boosters: {
    list: 'boosters:read',
    show: 'boosters:read',
    edit: 'boosters:write',
    addFunds: 'wallets:write',
    penalty: 'wallets:write',
    withdraw: 'payouts:write',
  },
  'booster-applications': {
    list: 'boosters:read',
    show: 'boosters:read',
    ask: 'boosters:write',
    approve: 'users:write',
    refuse: 'boosters:write',
  },
  devices: { list: 'vault:read', show: 'vault:read', confirm: 'vault:write', remove: 'vault:write' },
  'login-releases': { list: 'vault:read' },
  reviews: { list: 'content:read', show: 'content:read', judge: 'content:write' },
  // writing goes through the conversation's own route, whose use case asks for this scope
  messages: { list: 'messages:read', show: 'messages:read', write: 'messages:write' },
  reports: { list: 'reports:read', show: 'reports:read', decide: 'reports:write' },
  // answering and moving go through the tickets' own routes, whose use cases ask for this scope
  tickets: { list: 'tickets:read', show: 'tickets:read', write: 'tickets:write' },
  'contact-messages': { list: 'tickets:read', show: 'tickets:read', answer: 'tickets:write', mark: 'tickets:write' },
  'canned-answers': {
    list: 'tickets:read',
    create: 'tickets:write',
    edit: 'tickets:write',
    remove: 'tickets:write',
  },
  payouts: { list: 'payouts:read', show: 'payouts:read', decide: 'payouts:write' },
  'fine-claims': { list: 'wallets:read', show: 'wallets:read', waive: 'wallets:write' },
  'top-ups': {
    list: 'wallets:read',
    show: 'wallets:read',
    enter: 'wallets:write',
    query: 'wallets:write',
    refund: 'wallets:write',
    endRefund: 'wallets:write',
  },
  reconciliations: { list: 'wallets:read', show: 'wallets:read', compare: 'wallets:write' },
  'reconciliation-differences': { list: 'wallets:read', end: 'wallets:write' },
  wallets: { list: 'wallets:read', show: 'wallets:read', addFunds: 'wallets:write' },
  entries: { list: 'wallets:read', show: 'wallets:read' },
  listings: {
    list: 'listings:read',
    show: 'listings:read',
    create: 'listings:write',
    edit: 'listings:write',
    addStock: 'listings:write',
  },
  'stock-accounts': { list: 'listings:read', show: 'listings:read', restore: 'listings:write' },
  coupons: {
    list: 'coupons:read',
    show: 'coupons:read',
    create: 'coupons:write',
    edit: 'coupons:write',
    addMany: 'coupons:write',
    end: 'coupons:write',
  },
  'price-books': {
    list: 'prices:read',
    show: 'prices:read',
    edit: 'prices:write',
    publish: 'prices:write',
    cancel: 'prices:write',
  },
  // each list shows its own: suspicions about users to who reads users, those about orders to who reads orders
  suspicions: { list: ['users:read', 'orders:read'], lift: ['users:write', 'orders:write'] },
  'user-notes': { list: 'users:read', create: 'users:write', lift: 'users:write', remove: 'users:write' },
  'order-notes': { list: 'orders:read', create: 'orders:write', lift: 'orders:write', remove: 'orders:write' },
  'api-keys': {
    list: 'integrations:read',
    show: 'integrations:read',
    create: 'integrations:write',
    rotate: 'integrations:write',
    end: 'integrations:write',
  },
  webhooks: {
    list: 'integrations:read',
    show: 'integrations:read',
    create: 'integrations:write',
    edit: 'integrations:write',
    rotate: 'integrations:write',
    test: 'integrations:write',
    pause: 'integrations:write',
    resume: 'integrations:write',
    remove: 'integrations:write',
  },
  deliveries: { list: 'integrations:read', show: 'integrations:read', redeliver: 'integrations:write' },
  'audit-events': { list: 'audit:read', show: 'audit:read' },
  jobs: { list: 'admin', show: 'admin', retry: 'admin', cancel: 'admin' },
  // staff see the requests that they made; who may move money may ask
  approvals: {
    list: ['wallets:write', 'payouts:write', 'orders:write'],
    show: ['wallets:write', 'payouts:write', 'orders:write'],
    withdraw: ['wallets:write', 'payouts:write', 'orders:write'],
    decide: 'admin',
  },
  settings: { list: 'admin', edit: 'admin' },
} as const satisfies Record<string, Record<string, Needed>>;

/** Each opens a part of the first page; the API sends no other. */
const dashboardScopes: readonly Scope[] = [
  'orders:read',
  'wallets:read',
  'tickets:read',
  'boosters:read',
  'payouts:read',
  'reports:read',
  'vault:read',
];

export type Person = Pick<CurrentUser, 'role' | 'scope'>;

/** Admins may do everything that there is, staff what their scopes say; what the table does not name, nobody. */
export function may(person: Person, resource: string, action: string): boolean {
  if (resource === 'dashboard') return dashboardScopes.some((scope) => holds(person, scope));
  const actions: Readonly<Record<string, Needed>> | undefined = Object.hasOwn(scopeOf, resource)
    ? scopeOf[resource as keyof typeof scopeOf]
    : undefined;
  const needed = actions && Object.hasOwn(actions, action) ? actions[action] : undefined;
  return needed !== undefined && [needed].flat().some((one) => holds(person, one));
}

export const holds = ({ role, scope: held }: Person, scope: Scope | 'admin'): boolean =>
  role === 'admin' || (role === 'staff' && scope !== 'admin' && held.includes(scope));

/** Why a signed-in person does not get into the console; null for those who do. */
export function refusalOf(
  person: Pick<CurrentUser, 'role' | 'mustChangePassword' | 'mustSetSecondFactor'>,
): string | null {
  if (person.role !== 'admin' && person.role !== 'staff') {
    return 'Bu panel yalnız Basamak ekibi içindir. Müşteri ve booster hesaplarıyla açılamaz.';
  }
  if (person.mustChangePassword) return 'Panele girmeden önce tek kullanımlık şifreni değiştirmelisin.';
  if (person.mustSetSecondFactor) return 'Panele girmeden önce iki adımlı girişi kurmalısın.';
  return null;
}
