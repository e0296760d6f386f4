import type { Json } from '#kernel/json.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError, type RefusalCode } from '#kernel/refusal.ts';
import type { WrittenCommand } from '#kernel/written-command.ts';
import type { Audited, Route } from '#contract/route.ts';
import { statusOf } from '#contract/problem.ts';
import { routes } from '#contract/routes.ts';
import { collectEntries } from '../command-entries.ts';
import { extendDeadline, toKeep } from '../db/deadline.ts';
import { sqlState } from '../db/sql-state.ts';
import type { Log } from '../log/log.ts';
import type { Caller, RequestContext } from './handler.ts';

/** The audit log's port for commands; implemented by the audit module. */
export interface AuditLog {
  /** Writes in the running transaction. Call it last. */
  command(written: WrittenCommand): Promise<void>;
}

type Input = { readonly params: unknown; readonly body: unknown };
type Read = (input: object, context: RequestContext) => Promise<unknown>;
/** Runs the command and writes it to the audit log. */
type Doing = <T>(work: () => Promise<T>) => Promise<T>;

interface Parts {
  readonly auditLog: AuditLog;
  readonly transactions: Transactions;
  /** Hands over the items that the running transaction has collected. */
  readonly settle: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
  /** In development and tests: it is an error if a command moves money and its route does not declare this. */
  readonly checkAnswers: boolean;
  /** The handler of a route, by its key. */
  readonly readerOf: (key: string) => Read | undefined;
}

/**
 * Audits the commands of staff and admins on this route; commands of customers and boosters are not audited. The audit event
 * commits with the command. If a command calls another system, one event is written before the command begins, and a second
 * one when it is done or refused.
 */
export const auditing = (
  key: string,
  row: Route & { readonly audit: Audited },
  { auditLog, transactions, settle, clock, log, checkAnswers, readerOf }: Parts,
) => {
  const reader = readerOfSame(key, row, readerOf);
  const makes = row.audit.id.startsWith('answer.') && !isOnly(row.audit.resource);
  const written = (record: unknown) => asJson(record, row.audit.hides);
  const check = (posted: ReadonlySet<string>) => {
    if (checkAnswers && posted.size > 0 && !row.audit.movesMoney)
      throw new Error(`${key} moved money, but its route does not declare movesMoney`);
  };
  const recordIn = (answer: unknown) => (row.audit.record ? fieldOf({ answer }, `answer.${row.audit.record}`) : answer);

  return async (input: Input, context: RequestContext<Caller>, outsideTransaction: boolean): Promise<Doing> => {
    const before = reader && !makes ? await standing(reader, fieldOf(input, row.audit.id), context) : undefined;
    const write = (answer: unknown, more: Partial<WrittenCommand>) =>
      auditLog.command({
        at: clock.now(),
        actor: { id: context.caller.id, role: context.caller.role },
        action: key,
        resource: row.audit.resource,
        recordId: idOf(fieldOf({ ...input, answer }, row.audit.id)),
        reason: reasonOf(input.body),
        said: byWhich(context.caller, saidIn(input.body, row.audit.hides)),
        address: context.address,
        requestId: context.requestId,
        ...more,
      });
    const done = (answer: unknown) =>
      write(
        answer,
        reader || row.audit.id === 'answer.id' ? { before: written(before), after: written(recordIn(answer)) } : {},
      );

    if (!outsideTransaction)
      return (work) =>
        transactions.run(() =>
          collectEntries(async (posted) => {
            const answer = await work();
            check(posted);
            // from here to the commit, the end of the audit log's hash chain is locked. So the collected items are handed over
            // first, and nothing waits behind the lock
            await settle();
            await done(answer);
            return answer;
          }),
        );
    const outside = async <T>(work: () => Promise<T>, posted: ReadonlySet<string>): Promise<T> => {
      await write(undefined, { begun: true });
      const ended = work().finally(() => extendDeadline(toKeep));
      const answer = await ended.catch(async (error: unknown) => {
        // a refusal is an end, too, and is written; if the outcome is unknown, only the beginning stays
        if (error instanceof DomainError && isEnd(error.code as RefusalCode))
          await write(undefined, { refused: { code: error.code, params: error.params } }).catch((fault: unknown) =>
            // this end is missing in the audit log. The log line has only the names of the error, because PostgreSQL repeats
            // values in its messages
            log.error(
              { action: key, requestId: context.requestId, refused: error.code, fault: nameOf(fault) },
              'the refusal of a command could not be written to the audit log',
            ),
          );
        throw error; // also if the end of the command could not be written
      });
      check(posted);
      await done(answer);
      return answer;
    };
    return (work) => collectEntries((posted) => outside(work, posted));
  };
};

/** Refusals after which the outcome is unknown: a row was locked for too long, or a refund had an unknown result. */
const leaveItOpen: readonly RefusalCode[] = ['request.in_progress', 'payment.refund_untold'];
/** A 503 means that another system did not answer, so the outcome is unknown, too. */
const isEnd = (code: RefusalCode): boolean => statusOf[code] !== 503 && !leaveItOpen.includes(code);

/** The SQLSTATE (`57P01`), or the name of the error. */
const nameOf = (fault: unknown): string => sqlState(fault) ?? (fault instanceof Error ? fault.name : typeof fault);

/** The state of a record; undefined if the record is absent. The command itself then refuses it. */
const standing = (read: Read, id: unknown, context: RequestContext): Promise<unknown> =>
  read({ params: { id } }, context).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });

/**
 * The handler of the record's page in the console. Undefined if the command answers in another shape: the states before and
 * after can only be compared in the same shape.
 */
export const readerOfSame = (
  key: string,
  row: Route & { readonly audit: Audited },
  readerOf: Parts['readerOf'],
): Read | undefined => {
  const page = isOnly(row.audit.resource) ? pageOf(row.audit.resource) : `${pageOf(row.audit.resource)}/:id`;
  if (page === key || answerOf(page) !== recordOf(row) || row.audit.forgets) return undefined;
  const read = readerOf(page);
  if (!read || isOnly(row.audit.resource)) return read;
  return async (input, context) => {
    // without an id some lists answer their newest record instead
    if (typeof fieldOf(input, 'params.id') !== 'string') throw new Error(`${page} was read for ${key} without an id`);
    return read(input, context);
  };
};

const pageOf = (resource: string): string => `GET /admin/${resource}`;

/** Whether there is only one such record (the settings): its page has no id. */
const isOnly = (resource: string): boolean => answerOf(`${pageOf(resource)}/:id`) === undefined;

const answerOf = (key: string): Route['answer'] | undefined =>
  Object.hasOwn(routes, key) ? (routes as Readonly<Record<string, Route>>)[key]?.answer : undefined;

/** The part of the answer that the record's page answers: all of it, or one field. */
const recordOf = ({ answer, audit: { record } }: Route & { readonly audit: Audited }): unknown =>
  record === undefined ? answer : fieldOf({ answer }, `answer.shape.${record}`);

/** `params.id`, `body.orderId`, `answer.id`. */
export const fieldOf = (from: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), from);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const reasonOf = (body: unknown): string | null => {
  const reason = isObject(body) ? body['reason'] : undefined;
  return typeof reason === 'string' ? reason : null;
};

/** Adds the API key's name if a program acted for this person. */
export const byWhich = ({ key }: Caller, said: object | null): object | null =>
  key ? { ...said, apiKey: key.name } : said;

const saidIn = (body: unknown, hides: readonly string[]): object | null =>
  isObject(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'reason' && !hides.includes(name)))
    : null;

/** Leaves out hidden fields at every depth. */
const asJson = (value: unknown, hides: readonly string[]): Json => {
  const shown = (name: string, part: unknown) => (hides.includes(name) ? undefined : part);
  return value === undefined ? null : (JSON.parse(JSON.stringify(value, shown)) as Json);
};
