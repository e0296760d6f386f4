import type { AdminApplication } from '#contract/booster/application.ts';
import { DomainError } from '#kernel/refusal.ts';
import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery, rangeOf, searchOf, valuesOf } from '#platform/http/list-query.ts';
import { networkOf } from '#platform/http/rate-limits.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { AnswerQuestion } from '../../application/answer-question.ts';
import type { JudgeApplication } from '../../application/judge-application.ts';
import type { Applications } from '../../application/ports.ts';
import type { ReceiveApplication } from '../../application/receive-application.ts';
import type { Application, Line } from '../../domain/application.ts';

export const applicationRoutes = (
  receive: ReceiveApplication,
  answer: AnswerQuestion,
  judge: JudgeApplication,
  applications: Applications,
) =>
  handlers({
    'POST /booster-applications': async ({ body: { website: bait, consent: _, ...said } }, { address }) => {
      const { id, createdAt } = await receive(said, { address: networkOf(address), bait });
      return { id, createdAt: createdAt.toISOString() };
    },

    'POST /booster-applications/question': async ({ body: { token } }, { address }) => ({
      exchange: lines((await answer.read(token, networkOf(address))).exchange),
    }),

    'POST /booster-applications/answer': async ({ body: { token, answer: text } }, { address }) => {
      await answer.run(token, text, networkOf(address));
    },

    'GET /admin/booster-applications': async ({ query }) => {
      const { from, limit, sort, filter } = parseListQuery(query, lists['GET /admin/booster-applications']);
      const asked = ['id', 'state', 'email'].filter((name) => filter[name] !== undefined);
      const { rows, total, atLeast } = await applications.list({
        from,
        limit,
        descending: sort.descending,
        where: Object.fromEntries(asked.map((name) => [name, valuesOf(filter[name])])),
        search: searchOf(filter),
        created: rangeOf(filter, 'createdAt'),
      });
      return pageOf(readableRows('booster-applications', rows, view), from, total, atLeast);
    },

    'GET /admin/booster-applications/:id': async ({ params }) => {
      const application = await applications.find(params.id);
      if (!application) throw new DomainError('booster.application_not_found');
      return view(application);
    },

    'POST /admin/booster-applications/:id/question': async ({ params, body }) =>
      view(await judge.ask(params.id, body.question)),

    'POST /admin/booster-applications/:id/approval': async ({ params, body }, { caller }) =>
      view(await judge.approve(caller, params.id, body)),

    'POST /admin/booster-applications/:id/refusal': async ({ params, body }, { caller }) =>
      view(await judge.refuse(caller, params.id, body.reason)),
  });

const view = (application: Application): AdminApplication => ({
  ...application,
  languages: [...application.languages],
  comfortableLeagueServers: [...application.comfortableLeagueServers],
  comfortableValorantServers: [...application.comfortableValorantServers],
  comfortableWildriftServers: [...application.comfortableWildriftServers],
  links: [...application.links],
  createdAt: application.createdAt.toISOString(),
  exchange: lines(application.exchange),
  decidedAt: application.decidedAt?.toISOString() ?? null,
});

const lines = (exchange: readonly Line[]) => exchange.map((line) => ({ ...line, at: line.at.toISOString() }));
