import { access } from '#contract/console/access.ts';
import type { CurrentUser } from '#contract/identity/schemas.ts';
import { type Scope, scopeOfCommand } from '#contract/vocabulary.ts';

/** A scope, or being an admin. */
type Needed = Scope | 'admin';

/** Who may move money may ask for it; staff see the requests that they made. */
const moneyMovers = Object.values(scopeOfCommand);

/** Calls that the route table opens wider, because others make them too: their use cases ask staff for one of these scopes. */
const askedByUseCase: Readonly<Record<string, readonly Needed[]>> = {
  'POST /orders/:id/resume': ['orders:write'],
  'POST /orders/:id/messages': ['messages:write'],
  'POST /tickets/:id/messages': ['tickets:write'],
  'POST /tickets/:id/state': ['tickets:write'],
  // suspicions about users are shown to who reads users, those about orders to who reads orders
  'GET /admin/suspicions': ['users:read', 'orders:read'],
  'GET /admin/approvals': moneyMovers,
  'GET /admin/approvals/:id': moneyMovers,
  'POST /admin/approvals/:id/withdraw': moneyMovers,
};

/** The call that a page of a resource is for. */
const pageCalls: Readonly<Record<string, (resource: string) => string>> = {
  list: (resource) => `GET /admin/${resource}`,
  show: (resource) => `GET /admin/${resource}/:id`,
  create: (resource) => (resource === 'users' ? 'POST /admin/new-user' : `POST /admin/${resource}`),
  edit: (resource) => editCalls[resource] ?? `PUT /admin/${resource}/:id`,
};
const editCalls: Readonly<Record<string, string>> = {
  'price-books': 'POST /admin/price-books',
  settings: 'PUT /admin/settings',
};

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

/**
 * What the access of its route says, or the use case where the route is open wider. What no route is, nobody may.
 * @param action - a page of the resource, or a call by its key, such as `POST /admin/ban`
 */
export function may(person: Person, resource: string, action: string): boolean {
  if (resource === 'dashboard') return dashboardScopes.some((scope) => holds(person, scope));
  const call = Object.hasOwn(pageCalls, action) ? pageCalls[action]?.(resource) : action;
  return neededFor(call ?? '').some((one) => holds(person, one));
}

const neededFor = (call: string): readonly Needed[] => {
  if (Object.hasOwn(askedByUseCase, call)) return askedByUseCase[call] ?? [];
  return Object.hasOwn(access, call) ? [access[call as keyof typeof access]] : [];
};

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
