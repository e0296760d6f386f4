import type { Json } from '#kernel/json.ts';
import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError, type RefusalCode } from '#kernel/refusal.ts';
import type { WrittenCommand } from '#kernel/written-command.ts';
import type { Audited, Route } from '#contract/route.ts';
import { statusOf } from '#contract/problem.ts';
import { routes } from '#contract/routes.ts';
import { collectEntries, notedPeople } from '../running-command.ts';
import { extendDeadline, toKeep } from '../db/deadline.ts';
import { sqlState } from '../db/sql-state.ts';
import type { Log } from '../log/log.ts';
import type { Caller, Page, RequestContext } from './handler.ts';

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
  const { audit } = row;
  const reader = readerOfRecord(audit, readerOf);
  const { resource: compared, id: comparedId } = audit.part ?? audit;
  const makes = comparedId.startsWith('answer.') && !isOnly(compared);
  const stateOf = async (from: object, context: RequestContext): Promise<unknown> =>
    reader ? standing(reader, fieldOf(from, comparedId), context) : undefined;
  const written = (state: unknown) => {
    const shown = asJson(state, audit.hides);
    return audit.part ? { [compared]: shown } : shown;
  };
  const check = (posted: ReadonlySet<string>) => {
    if (checkAnswers && posted.size > 0 && !audit.movesMoney)
      throw new Error(`${key} moved money, but its route does not declare movesMoney`);
  };

  return async (input: Input, context: RequestContext<Caller>, outsideTransaction: boolean): Promise<Doing> => {
    const before = makes ? undefined : await stateOf(input, context);
    const write = (answer: unknown, more: Partial<WrittenCommand>) =>
      auditLog.command({
        at: clock.now(),
        actor: { id: context.caller.id, role: context.caller.role },
        action: key,
        resource: audit.resource,
        recordId: idOf(fieldOf({ ...input, answer }, audit.id)),
        reason: reasonOf(input.body),
        said: byWhich(context.caller, saidIn(input.body, audit.hides)),
        address: context.address,
        requestId: context.requestId,
        ...more,
      });
    const after = async (answer: unknown): Promise<unknown> =>
      makes && comparedId === 'answer.id' ? answer : stateOf({ ...input, answer }, context);
    const done = (answer: unknown, state: unknown) =>
      write(answer, { before: written(before), after: written(state), people: notedPeople() });

    if (!outsideTransaction)
      return (work) =>
        transactions.run(() =>
          collectEntries(async (posted) => {
            const answer = await work();
            check(posted);
            const state = await after(answer);
            // from here to the commit, the end of the audit log's hash chain is locked. So the collected items are handed over
            // first, and nothing waits behind the lock
            await settle();
            await done(answer, state);
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
      // the command is done: its end is written even if the record can't be read now, then without what changed
      const state = await after(answer).catch((fault: unknown) => {
        log.error(
          { action: key, requestId: context.requestId, fault: nameOf(fault) },
          'a changed record could not be read',
        );
        return before;
      });
      extendDeadline(toKeep);
      await done(answer, state);
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

/** The state of a record; undefined if the record does not exist yet, or no longer. */
const standing = (read: Read, id: unknown, context: RequestContext): Promise<unknown> =>
  read({ params: { id } }, context).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });

/**
 * Reads the record that an event compares: as its page in the console shows it, or as its list does if it has no page or if
 * reading the page is noted (a ticket). Undefined if the command's states are not logged.
 */
export const readerOfRecord = (audit: Audited, readerOf: Parts['readerOf']): Read | undefined => {
  if (audit.forgets) return undefined;
  const { resource } = audit.part ?? audit;
  const list = `GET /admin/${resource}`;
  if (isOnly(resource)) return readerOf(list);
  const page = rowOf(`${list}/:id`);
  const isRead = page !== undefined && !page.notesReading;
  const read = readerOf(isRead ? `${list}/:id` : list);
  return (
    read &&
    (async (input, context) => {
      const id = fieldOf(input, 'params.id');
      // without an id some lists answer their newest record instead
      if (typeof id !== 'string') throw new Error(`a record of ${resource} was read without an id`);
      if (isRead) return read(input, context);
      const { rows } = (await read({ query: { filter: JSON.stringify({ id }) } }, context)) as Page<unknown>;
      return rows[0];
    })
  );
};

/** Whether there is only one such record (the settings): it has neither a page by id nor a list. */
const isOnly = (resource: string): boolean =>
  !rowOf(`GET /admin/${resource}/:id`) && rowOf(`GET /admin/${resource}`)?.list === undefined;

const rowOf = (key: string): Route | undefined =>
  Object.hasOwn(routes, key) ? (routes as Readonly<Record<string, Route>>)[key] : undefined;

/** The value at a path such as `params.id`, `body.orderId` or `answer.id`. */
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
