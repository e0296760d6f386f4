import type { AdminBooster } from '#contract/booster.ts';
import { seesBalances } from '#kernel/balances.ts';
import { folded, wordsOf } from '#kernel/search.ts';
import type { Caller, Handlers } from '#platform/http/handler.ts';
import { type FilterValue, type ListQuery, type ListRules, pageOf, parseListQuery } from '#platform/http/list-query.ts';
import type { BoosterProfiles } from '../../application/booster-profiles.ts';
import type { BoosterRecord, BoosterRecords } from '../../application/booster-records.ts';
import { profileFields } from './booster.routes.ts';

export type BoosterAdminHandlers = Handlers<
  'GET /admin/boosters' | 'GET /admin/boosters/:id' | 'PUT /admin/boosters/:id'
>;

/** What a list can be sorted by. */
const columns = {
  id: ({ id }) => id,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  username: ({ username }) => username,
  status: ({ status }) => status,
  balance: ({ balance }) => balance?.amount ?? 0,
  activeOrders: ({ activeOrders }) => activeOrders,
  finishedOrders: ({ finishedOrders }) => finishedOrders,
  simultaneousOrders: ({ simultaneousOrders }) => simultaneousOrders,
  tier: ({ tier }) => tier,
  createdAt: ({ createdAt }) => createdAt,
} satisfies Partial<Record<keyof AdminBooster, (booster: AdminBooster) => string | number>>;

const rules: ListRules = {
  sortable: Object.keys(columns),
  defaultSort: ['createdAt', 'DESC'],
  filters: { q: 'text', status: 'text', tier: 'number', service: 'text' },
};

export const boosterAdminRoutes = (records: BoosterRecords, profiles: BoosterProfiles): BoosterAdminHandlers => ({
  'GET /admin/boosters': async ({ query }, { caller }) => {
    const list = parseListQuery(query, rules);
    const wanted = (await records.all())
      .map((record) => row(record, caller))
      .filter((booster) => matches(booster, list.filter))
      .toSorted(by(list.sort));
    return pageOf(wanted.slice(list.from, list.from + list.limit), list.from, wanted.length);
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

const matches = (booster: AdminBooster, { id, q, status, tier, service }: ListQuery['filter']): boolean =>
  isOneOf(id, booster.id) &&
  isOneOf(status, booster.status) &&
  isOneOf(tier, booster.tier) &&
  (service === undefined || booster.availableServices.some((served) => isOneOf(service, served))) &&
  (typeof q !== 'string' || wordsOf(q).every((word) => searchText(booster).includes(word)));

const isOneOf = (wanted: FilterValue | undefined, value: string | number): boolean =>
  wanted === undefined || [wanted].flat().includes(value);

const searchText = ({ firstName, lastName, username, email, phone }: AdminBooster): string =>
  folded(`${firstName} ${lastName} ${username} ${email} ${phone}`);

const collator = new Intl.Collator('tr', { numeric: true });

const by = ({ field, descending }: ListQuery['sort']) => {
  const column = columns[field as keyof typeof columns];
  const order = (a: AdminBooster, b: AdminBooster): number => {
    const [left, right] = [column(a), column(b)];
    const difference =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right));
    return difference === 0 ? collator.compare(a.id, b.id) : difference;
  };
  return (a: AdminBooster, b: AdminBooster): number => (descending ? order(b, a) : order(a, b));
};
