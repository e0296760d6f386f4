import { seesBalances } from '#kernel/balances.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { type FilterValue, pageOf, parseListQuery, valuesOf } from '#platform/http/list-query.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { ReadEvents } from '../../application/read-events.ts';
import type { VerifyChain } from '../../application/verify-chain.ts';

export const auditRoutes = (events: ReadEvents, verify: VerifyChain) =>
  handlers({
    'GET /admin/audit-events': async ({ query }, { caller }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/audit-events']);
      const where = {
        id: valuesOf(filter['id']),
        action: valuesOf(filter['action']),
        resource: valuesOf(filter['resource']),
        recordId: valuesOf(filter['recordId']),
        actorId: valuesOf(filter['actorId']),
        person: valuesOf(filter['personId']),
        notBefore: timeOf(filter['createdAt_gte']),
        before: timeOf(filter['createdAt_lt']),
      };
      const { rows, names, total, atLeast } = await events.list({ from, limit, descending: sort.descending, where });
      const views = readableRows('audit-events', rows, (link) =>
        events.viewOf(link, { names, seesBalances: seesBalances(caller) }),
      );
      return pageOf(views, from, total, atLeast);
    },

    'GET /admin/audit-events/:id': async ({ params }, { caller }) => {
      const { rows, names } = await events.list({ from: 0, limit: 1, descending: true, where: { id: [params.id] } });
      if (!rows[0]) throw new DomainError('request.not_found');
      return events.viewOf(rows[0], { names, seesBalances: seesBalances(caller) });
    },

    'GET /admin/audit-chain': async () => {
      const { links, head, fault } = await verify();
      return { intact: fault === undefined, links, head: { ...head }, fault: fault ?? null };
    },
  });

const timeOf = (value: FilterValue | undefined): Date | undefined =>
  typeof value === 'string' ? new Date(value) : undefined;
