import { access } from '#contract/console/access.ts';
import type { CurrentUser } from '#contract/identity/schemas.ts';
import { type Scope, scopeOfCommand } from '#contract/vocabulary.ts';

/** A scope, or the admin role. */
type Needed = Scope | 'admin';

/**
 * Scopes of commands that may need approval. Staff with one of these scopes may request approval, and see only their
 * own requests.
 */
const moneyMovers = Object.values(scopeOfCommand);

/** Routes that are open to other roles too. The use case requires that staff have one of the scopes listed here. */
const askedByUseCase: Readonly<Record<string, readonly Needed[]>> = {
  'POST /orders/:id/resume': ['orders:write'],
  'POST /orders/:id/messages': ['messages:write'],
  'POST /tickets/:id/messages': ['tickets:write'],
  'POST /tickets/:id/state': ['tickets:write'],
  // `users:read` shows suspicions about users, `orders:read` shows suspicions about orders
  'GET /admin/suspicions': ['users:read', 'orders:read'],
  'GET /admin/approvals': moneyMovers,
  'GET /admin/approvals/:id': moneyMovers,
  'POST /admin/approvals/:id/withdraw': moneyMovers,
};

/** The route behind each page of a resource. */
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

/**
 * Each of these scopes gives access to a part of the dashboard. The API sends only the parts that the person may see.
 */
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
 * Checks the access rule of the route, or of its use case where the route is open to more people. Nobody may call an
 * unknown route.
 * @param action - a page of the resource, or a route key such as `POST /admin/ban`
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

/** Why a signed-in person may not enter the console; null if they may. */
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
