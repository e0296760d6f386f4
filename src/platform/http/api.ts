import type { Request, RequestHandler, Response } from 'express';
import type { Route } from '#contract/route.ts';
import { routes, type Routes } from '#contract/routes.ts';
import type { Problem } from '#contract/problem.ts';
import { Deadline, withDeadline } from '../db/deadline.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { asDeclared } from './declared.ts';
import { Exports } from './exports.ts';
import type { Handlers } from './handler.ts';
import { otherMethod } from './methods.ts';
import { Call, type Handle } from './pipeline.ts';
import { problemOf, reportOf, retryAfterOf } from './problem-document.ts';
import { sayLimit } from './rate-limit-fields.ts';
import { pipelineOf, type PipelineParts, streamOf } from './route-pipeline.ts';
import { routeTable } from './route-table.ts';
import { traced } from './traced.ts';

export interface ApiParts extends Omit<PipelineParts, 'handlers'> {
  readonly handlers: Handlers<Exclude<keyof Routes, 'GET /live'>>;
  /** The console's lists as CSV tables, by route key. */
  readonly tables: ConstructorParameters<typeof Exports>[0];
  /** Asked for a path that has no route. */
  readonly documents: RequestHandler;
  readonly metrics: Metrics;
  readonly requestId: () => string;
}

interface Answered {
  readonly key: string;
  readonly row: Route;
  readonly answer: Handle;
}

/** A request's deadline for the database, in milliseconds (promise 18 gives six seconds to answer). */
const databaseDeadlineMs = 5_000;

/** Answers every route of the contract's table, and nothing else. */
export const createApi = (parts: ApiParts): RequestHandler => {
  const exports = new Exports(
    parts.tables,
    (written) => parts.transactions.run(() => parts.auditLog.command(written)),
    () => parts.clock.now(),
  );
  const table = routeTable<Answered>(
    Object.entries<Route>(routes).map(([key, row]) => [
      key,
      { key, row, answer: key === 'GET /live' ? streamOf(key, row, parts) : pipelineOf(key, row, parts, exports) },
    ]),
  );

  const answerRoute = ({ key, row, answer }: Answered, request: Request, response: Response) => {
    const began = process.hrtime.bigint();
    const requestId = parts.requestId();
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => observe(key, began, requestId, response, parts));
    const deadline = new Deadline(databaseDeadlineMs, () => response.headersSent);
    void traced(key, request, response, requestId, async () => {
      try {
        await withDeadline(deadline, () => answer(new Call(request, response, requestId)));
      } catch (error) {
        const told = parts.checkAnswers ? asDeclared(key, row, error) : error;
        sendProblem(told, requestId, key, response, parts.log);
      }
    });
  };

  const refuse = (request: Request, response: Response) => {
    response.setHeader('Cache-Control', 'no-store');
    const refusal = otherMethod(table.methodsAt(request.path), request, response);
    if (refusal) sendProblem(refusal, parts.requestId(), 'unknown', response, parts.log);
  };

  return (request, response, next) => {
    const found = table.find(request.method, request.path);
    if (!found) {
      void parts.documents(request, response, (fault?: unknown) => (fault ? next(fault) : refuse(request, response)));
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    request.params = found.params;
    answerRoute(found.route, request, response);
  };
};

const sendProblem = (error: unknown, requestId: string, route: string, response: Response, log: Log): void => {
  const problem: Problem = problemOf(error, requestId);
  const report = reportOf(error, problem);
  if (report) log[report.level]({ requestId, route, ...report.what }, 'request failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const retryAfter = retryAfterOf(problem);
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  if (problem.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  if (problem.status === 429) sayLimit(problem, retryAfter, response);
  if (problem.status === 413 || problem.status === 415) response.setHeader('Connection', 'close');
  response.statusCode = problem.status;
  response.setHeader('X-Request-Id', requestId);
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.end(JSON.stringify(problem));
};

const observe = (route: string, began: bigint, requestId: string, response: Response, parts: ApiParts): void => {
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  parts.metrics.request(route, response.statusCode, seconds);
  if (parts.log.isLevelEnabled('info')) {
    parts.log.info({ requestId, route, status: response.statusCode, ms: Math.round(seconds * 1e4) / 10 }, 'request');
  }
};
