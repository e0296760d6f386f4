import type { AdminApplication } from '#contract/application.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Handlers } from '#platform/http/handler.ts';
import { type ListRules, pageOf, parseListQuery, valuesOf } from '#platform/http/list-query.ts';
import { networkOf } from '#platform/http/rate-limits.ts';
import type { Applications } from '../../application/ports.ts';
import type { ReceiveApplication } from '../../application/receive-application.ts';
import type { Application } from '../../domain/application.ts';

export type ApplicationHandlers = Handlers<
  'POST /booster-applications' | 'GET /admin/booster-applications' | 'GET /admin/booster-applications/:id'
>;

const rules: ListRules = {
  sortable: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { state: 'text', email: 'text' },
};

export const applicationRoutes = (receive: ReceiveApplication, applications: Applications): ApplicationHandlers => ({
  'POST /booster-applications': async ({ body: { website: bait, consent: _, ...said } }, { address }) => {
    const { id, createdAt } = await receive.run(said, { address: networkOf(address), bait });
    return { id, createdAt: createdAt.toISOString() };
  },

  'GET /admin/booster-applications': async ({ query }) => {
    const { from, limit, sort, filter } = parseListQuery(query, rules);
    const where = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, valuesOf(value)]));
    const { rows, total, atLeast } = await applications.list({ from, limit, descending: sort.descending, where });
    return pageOf(rows.map(view), from, total, atLeast);
  },

  'GET /admin/booster-applications/:id': async ({ params }) => {
    const application = await applications.find(params.id);
    if (!application) throw new DomainError('booster.application_not_found');
    return view(application);
  },
});

const view = (application: Application): AdminApplication => ({
  ...application,
  languages: [...application.languages],
  comfortableLeagueServers: [...application.comfortableLeagueServers],
  comfortableValorantServers: [...application.comfortableValorantServers],
  comfortableWildriftServers: [...application.comfortableWildriftServers],
  links: [...application.links],
  createdAt: application.createdAt.toISOString(),
});
