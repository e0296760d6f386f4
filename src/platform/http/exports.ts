import { once } from 'node:events';
import type { Request, Response } from 'express';
import { dayOf } from '#kernel/days.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Cell } from '#contract/list.ts';
import type { Route } from '#contract/route.ts';
import { KeysetCursor } from '../db/lists.ts';
import type { WrittenCommand } from '#kernel/written-command.ts';
import { gatheringLeftOut, readableRows } from '../readable-rows.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { byWhich } from './audited.ts';
import type { Caller, Page, RequestContext } from './handler.ts';

/** A list as a CSV table: the names of its columns, and how a row is written. */
export interface Table {
  /** The file's name, without date and ending. */
  readonly name: string;
  /** The filters whose values may name a person. */
  readonly naming: ReadonlySet<string>;
  readonly head: readonly string[];
  row(answer: never): readonly Cell[];
}

type List = (input: object, context: RequestContext) => Promise<unknown>;

const batch = 1_000;
/** Exports of one person that may run at once in one process. */
export const exportsAtOnce = 2;
const stalledAfterMs = 60_000;

/** Lists of the console as CSV: the same route, scope and filters, with `Accept: text/csv`. */
export class Exports {
  readonly #tables: Readonly<Record<string, Table>>;
  readonly #write: (written: WrittenCommand) => Promise<void>;
  readonly #now: () => Date;
  readonly #running = new Map<string, number>();

  constructor(
    tables: Readonly<Record<string, Table>>,
    write: (written: WrittenCommand) => Promise<void>,
    now: () => Date,
  ) {
    this.#tables = tables;
    this.#write = write;
    this.#now = now;
  }

  /** The table, if the client asks for CSV. Clients that accept every type get JSON. */
  tableFor(key: string, request: Request): Table | undefined {
    const table = Object.hasOwn(this.#tables, key) ? this.#tables[key] : undefined;
    return table && request.accepts(['json', 'text/csv']) === 'text/csv' ? table : undefined;
  }

  /** Sends batch by batch, as fast as the client reads. Between two batches no connection of the database is held. */
  async send(
    {
      table,
      row,
      list,
      checked,
    }: { table: Table; row: Route; list: List; checked: (rows: readonly never[]) => readonly never[] },
    input: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
    context: RequestContext<Caller>,
    response: Response,
  ): Promise<void> {
    const { caller } = context;
    const running = this.#running.get(caller.id) ?? 0;
    if (running >= exportsAtOnce) throw new DomainError('request.too_many_exports');
    this.#running.set(caller.id, running + 1);
    const gone = goneOf(response);
    try {
      const asked = input.query as { readonly sort?: string; readonly filter?: string };
      const cursor = new KeysetCursor();
      const next = (from: number) => {
        const query = { ...asked, range: JSON.stringify([from, from + batch - 1]) };
        return gatheringLeftOut(async () => {
          const page = (await cursor.run(() => list({ ...input, query }, context))) as Page<never>;
          return checked(page.rows);
        });
      };
      // a malformed query is refused before anything is written or sent
      let part = await next(0);
      await this.#write(this.#written(row.list ?? '', table, asked, context));
      response.statusCode = 200;
      response.setHeader('Content-Type', 'text/csv; charset=utf-8');
      response.setHeader('Content-Disposition', `attachment; filename="${table.name}-${dayOf(this.#now())}.csv"`);
      await write(response, byteOrderMark + csvLine(table.head), gone);
      const lineOf = (answer: never) => csvLine(table.row(answer));
      for (let read = 0, stored = storedIn(part); stored > 0 && !gone.aborted; stored = storedIn(part)) {
        await write(response, readableRows(`CSV: ${table.name}`, part.answer, lineOf).join(''), gone);
        read += stored;
        part = await next(read);
      }
      if (!gone.aborted) response.end();
    } finally {
      const left = (this.#running.get(caller.id) ?? 1) - 1;
      if (left > 0) this.#running.set(caller.id, left);
      else this.#running.delete(caller.id);
    }
  }

  /**
   * Writes the export to the audit log, because it contains personal data: who took it, and with which query. It is written
   * before the first row is sent. The event names no record, so the erasure of a person would not find it: search words and
   * e-mail addresses are not recorded, only that there were some.
   */
  #written(
    resource: string,
    { naming }: Table,
    { sort, filter }: { readonly sort?: string; readonly filter?: string },
    { caller, address, requestId }: RequestContext<Caller>,
  ): WrittenCommand {
    const hidden = (name: string, value: unknown) => (naming.has(name) ? '***' : value);
    return {
      at: this.#now(),
      actor: { id: caller.id, role: caller.role },
      action: 'export',
      resource,
      recordId: null,
      reason: null,
      said: byWhich(caller, { filter: parsed(filter, hidden) ?? {}, sort: parsed(sort) }),
      address,
      requestId,
    };
  }
}

/** The number of stored rows in a batch, including those that could not be read. */
const storedIn = ({
  answer,
  leftOut,
}: {
  readonly answer: readonly never[];
  readonly leftOut: readonly unknown[];
}): number => answer.length + leftOut.length;

const parsed = (text: string | undefined, reviver?: (name: string, value: unknown) => unknown): unknown =>
  text === undefined ? null : JSON.parse(text, reviver);

/** Aborts when the client disconnects. */
const goneOf = (response: Response): AbortSignal => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
};

/** Waits until the client has read what was sent. A client that reads nothing for a minute is disconnected. */
const write = async (response: Response, text: string, gone: AbortSignal): Promise<void> => {
  if (gone.aborted || response.write(text)) return;
  const stalled = AbortSignal.any([gone, AbortSignal.timeout(stalledAfterMs)]);
  await once(response, 'drain', { signal: stalled }).catch((error: unknown) => {
    if (!stalled.aborted) throw error;
    response.destroy();
  });
};
