import type { Request, Response } from 'express';
import type { Route } from '#contract/route.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Replicas } from '../db/replicas.ts';
import type { Log } from '../log/log.ts';
import { auditing, readerOfRecord, type AuditLog } from './audited.ts';
import type { CommandLimits } from './command-limits.ts';
import type { Exports } from './exports.ts';
import type { AnyHandler, Caller, Outside, Secretive } from './handler.ts';
import type { Idempotency } from './idempotency.ts';
import { type Call, type Handle, pipeline } from './pipeline.ts';
import { admission } from './steps/admission.ts';
import { audit, auditBefore } from './steps/audit.ts';
import { commandRate } from './steps/command-rate.ts';
import { conditionalEdit } from './steps/conditional-edit.ts';
import { csvExport } from './steps/csv-export.ts';
import { encoder, encoding } from './steps/encoding.ts';
import { entityTag } from './steps/entity-tag.ts';
import { actOrHandle, atomic, idempotencyKey, once, secretOnce } from './steps/once.ts';
import { parsing } from './steps/parsing.ts';
import { recordRate } from './steps/record-rate.ts';
import { isForReplicas, logPosition, replicaReading, tellsPosition } from './steps/replicas.ts';
import { sending, sendingImage } from './steps/sending.ts';
import { transactionRule } from './steps/transaction-rule.ts';
import { limitConcurrency } from './steps/concurrency-limit.ts';
import type { CallerConcurrency } from './caller-concurrency.ts';

/** Dependencies of the steps of all routes. */
export interface PipelineParts {
  readonly handlers: object;
  /** Opens the event stream, which writes its own response. */
  readonly openStream: (request: Request, response: Response, caller: Caller) => Promise<void>;
  /** @throws `identity.unauthenticated` unless the header has the access token of a live session, or a valid API key */
  readonly authenticate: (authorization: string | undefined, route: string) => Promise<Caller>;
  readonly idempotency: Idempotency;
  readonly concurrency: CallerConcurrency;
  readonly commandLimits: CommandLimits;
  readonly auditLog: AuditLog;
  readonly transactions: Transactions;
  /** Hands over the items that the running transaction has collected. */
  readonly settle: () => Promise<void>;
  /** Takes a transaction-scoped advisory lock by name. */
  readonly advisoryLock: (name: string) => Promise<void>;
  readonly replicas?: Replicas | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** In tests and development: validate every answer by its schema, and check that every refusal is declared for its route. */
  readonly checkAnswers: boolean;
}

/** The pipeline of the event stream, which writes its own response as long as it lasts. */
export const streamOf = (key: string, row: Route, parts: Pick<PipelineParts, 'authenticate' | 'openStream'>): Handle =>
  pipeline([admission(key, row, parts)], async ({ request, response, caller }) => {
    if (!caller) throw new DomainError('identity.unauthenticated');
    await parts.openStream(request, response, caller);
  });

type Steps = Parameters<typeof pipeline>[0];
type AnyRouteHandler = AnyHandler & Outside & Secretive;

/** The steps of a request in their order. A route has only the steps that its row needs. */
export const pipelineOf = (key: string, row: Route, parts: PipelineParts, exports: Exports): Handle => {
  const handlerOf = (other: string) => Reflect.get(parts.handlers, other) as AnyRouteHandler | undefined;
  const handler = handlerOf(key);
  if (!handler) throw new Error(`no handler for ${key}`); // the compiler checks this too
  const { replicas, checkAnswers } = parts;
  const handle = handler.act
    ? actOrHandle(handler, handler.act)
    : async ({ input, context }: Call) => handler(input, context);
  const answering = pipeline([replicas && isForReplicas(key, row) && replicaReading(replicas)], async (call) => {
    const answer = await handle(call);
    call.handled = true;
    return answer;
  });
  const arriving = arrivalSteps(key, row, parts);
  if (row.cacheable) return pipeline([...arriving, entityTag(key, row, checkAnswers)], answering);
  if (row.wire === 'image') return pipeline([...arriving, sendingImage], answering);
  const audited = row.audit && { ...row, audit: row.audit };
  const page = audited && readerOfRecord(audited.audit, handlerOf);
  return pipeline(
    [
      ...arriving,
      row.list !== undefined && csvExport(key, row, { exports, checkAnswers }, answering),
      sending(row),
      handler.outsideTransaction !== undefined && transactionRule(handler),
      row.idempotent && idempotencyKey(parts),
      audited && auditBefore(auditing(key, audited, { ...parts, readerOf: handlerOf })),
      replicas && tellsPosition(key, row) && logPosition(replicas),
      ...transactionSteps(key, row, handler, parts),
      row.edits && page && conditionalEdit(audited.audit, page, parts),
      row.perQuarterHour !== undefined && recordRate(key, row.perQuarterHour, parts),
      audited && audit,
    ],
    answering,
  );
};

const hasCaller = (row: Route): boolean => row.access.kind !== 'anyone';
const isCommand = (key: string, row: Route): boolean => hasCaller(row) && !key.startsWith('GET ');

/** Authentication, limits and parsing. */
const arrivalSteps = (key: string, row: Route, parts: PipelineParts): Steps => [
  hasCaller(row) && admission(key, row, parts),
  isCommand(key, row) && commandRate(parts),
  isCommand(key, row) && limitConcurrency(parts),
  parsing(row),
];

/** The transaction of a command; its answer is encoded within it. */
const transactionSteps = (key: string, row: Route, { show }: Secretive, parts: PipelineParts): Steps => {
  const encode = encoder(key, row, parts.checkAnswers);
  if (!isCommand(key, row)) return [encoding(encode)];
  if (!row.idempotent) return [atomic(parts), encoding(encode)];
  return show ? [secretOnce(key, show, encode, parts)] : [once(key, parts), encoding(encode)];
};
