import type { AdminBooster } from '#contract/booster/schemas.ts';
import { seesBalances } from '#kernel/balances.ts';
import { handlers, type Caller } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, rangeOf, searchOf, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { BoosterProfiles } from '../../application/booster-profiles.ts';
import type { BoosterRecord, BoosterRecords } from '../../application/booster-records.ts';
import type { BoosterOrder } from '../../application/ports.ts';
import { profileFields } from './booster.routes.ts';

export const boosterAdminRoutes = (records: BoosterRecords, profiles: BoosterProfiles) =>
  handlers({
    'GET /admin/boosters': async ({ query }, { caller }) => {
      const { sort, from, limit, filter } = parseListQuery(query, lists['GET /admin/boosters']);
      const { id, status, tier, service } = filter;
      const { rows, total, atLeast } = await records.page({
        from,
        limit,
        descending: sort.descending,
        by: orderFor(caller, sort.field),
        where: {
          id: valuesOf(id),
          status: valuesOf(status),
          tier: valuesOf(tier)?.map(Number),
          service: valuesOf(service),
          search: searchOf(filter),
          created: rangeOf(filter, 'createdAt'),
        },
      });
      return pageOf(
        readableRows('boosters', rows, (record) => adminBooster(record, caller)),
        from,
        total,
        atLeast,
      );
    },

    'GET /admin/boosters/:id': async ({ params }, { caller }) => adminBooster(await records.of(params.id), caller),

    'PUT /admin/boosters/:id': async ({ params, body }, { caller }) => {
      await profiles.change(params.id, body);
      return adminBooster(await records.of(params.id), caller);
    },
  });

export const adminBooster = (
  { user, profile, balance, ...figures }: BoosterRecord,
  caller: Pick<Caller, 'role' | 'scopes'>,
): AdminBooster => ({
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

/** Sorting by balance needs the right to see balances, because the order alone would reveal which booster has more. */
const orderFor = (caller: Caller, field: string): BoosterOrder => {
  const sortable = lists['GET /admin/boosters'].sortable;
  const by = sortable.find((name) => name === field) ?? 'createdAt';
  return by === 'balance' && !seesBalances(caller) ? 'id' : by;
};
