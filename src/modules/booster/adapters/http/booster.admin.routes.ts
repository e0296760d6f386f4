import type { AdminBooster } from '#contract/booster.ts';
import { seesBalances } from '#kernel/balances.ts';
import { folded, wordsOf } from '#kernel/search.ts';
import type { Caller, Handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { type FilterValue, type ListQuery, pageOf, parseListQuery, searchOf } from '#platform/http/list-query.ts';
import type { BoosterProfiles } from '../../application/booster-profiles.ts';
import type { BoosterRecord, BoosterRecords, KnownBooster } from '../../application/booster-records.ts';
import { profileFields } from './booster.routes.ts';

export type BoosterAdminHandlers = Handlers<
  'GET /admin/boosters' | 'GET /admin/boosters/:id' | 'PUT /admin/boosters/:id'
>;

type Sorted = KnownBooster & Partial<BoosterRecord>;
/** What a list can be sorted by; what is counted, only once it is. */
const columns = {
  id: ({ user }) => user.id,
  firstName: ({ user }) => user.firstName,
  lastName: ({ user }) => user.lastName,
  username: ({ user }) => user.username,
  status: ({ user }) => user.status,
  balance: ({ balance }, caller) => (seesBalances(caller) ? balance.amount : 0),
  activeOrders: ({ activeOrders = 0 }) => activeOrders,
  finishedOrders: ({ finishedOrders = 0 }) => finishedOrders,
  simultaneousOrders: ({ profile }) => profile.simultaneousOrders,
  tier: ({ profile }) => profile.tier,
  createdAt: ({ user }) => user.createdAt.toISOString(),
} satisfies Partial<Record<keyof AdminBooster, (booster: Sorted, caller: Caller) => string | number>>;

const isCounted = (field: string): boolean => field === 'activeOrders' || field === 'finishedOrders';

export const boosterAdminRoutes = (records: BoosterRecords, profiles: BoosterProfiles): BoosterAdminHandlers => ({
  'GET /admin/boosters': async ({ query }, { caller }) => {
    const list = parseListQuery(query, lists['GET /admin/boosters']);
    const found = (await records.all()).filter((booster) => matches(booster, list.filter));
    const pageFrom = <B extends Sorted>(boosters: readonly B[]): readonly B[] =>
      boosters.toSorted(by(list.sort, caller)).slice(list.from, list.from + list.limit);
    const page = isCounted(list.sort.field)
      ? pageFrom(await records.counted(found))
      : await records.counted(pageFrom(found));
    const rows = page.map((record) => row(record, caller));
    return pageOf(rows, list.from, found.length);
  },

  'GET /admin/boosters/:id': async ({ params }, { caller }) => row(await records.of(params.id), caller),

  'PUT /admin/boosters/:id': async ({ params, body }, { caller }) => {
    await profiles.change(params.id, body);
    return row(await records.of(params.id), caller);
  },
});

const row = ({ user, profile, balance, ...figures }: BoosterRecord, caller: Caller): AdminBooster => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  username: user.username,
  status: user.status,
  ...profileFields(profile),
  ...figures,
  balance: seesBalances(caller) ? balance : null,
  createdAt: user.createdAt.toISOString(),
});

const matches = (
  { user, profile }: KnownBooster,
  { id, status, tier, service, ...filter }: ListQuery['filter'],
): boolean =>
  isOneOf(id, user.id) &&
  isOneOf(status, user.status) &&
  isOneOf(tier, profile.tier) &&
  (service === undefined || profile.availableServices.some((served) => isOneOf(service, served))) &&
  wordsOf(searchOf(filter) ?? '').every((word) => searchText(user).includes(word));

const isOneOf = (wanted: FilterValue | undefined, value: string | number): boolean =>
  wanted === undefined || [wanted].flat().includes(value);

const searchText = ({ firstName, lastName, username, email, phone }: KnownBooster['user']): string =>
  folded(`${firstName} ${lastName} ${username} ${email} ${phone}`);

const collator = new Intl.Collator('tr', { numeric: true });

const by = ({ field, descending }: ListQuery['sort'], caller: Caller) => {
  const column = columns[field as keyof typeof columns];
  const order = (a: Sorted, b: Sorted): number => {
    const [left, right] = [column(a, caller), column(b, caller)];
    const difference =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right));
    return difference === 0 ? collator.compare(a.user.id, b.user.id) : difference;
  };
  return (a: Sorted, b: Sorted): number => (descending ? order(b, a) : order(a, b));
};
