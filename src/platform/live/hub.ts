import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '#kernel/refusal.ts';
import pg, { type Pool } from 'pg';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { newEvents, sessionChanged } from './channels.ts';
import { drained, put, said, type Event, type Row, type Stream, write } from './stream.ts';

/** Who reads a stream: the addresses (`user:<id>`, `scope:<name>`) whose events they may see. */
export interface Reader {
  readonly userId: string;
  readonly addresses: readonly string[];
  /** Rejects when the reader's session has ended, or lets them see other things. */
  readonly stillAllowed: () => Promise<void>;
}

export interface HubOptions {
  readonly heartbeatMs?: number;
  /** Bytes that may wait for a client; what comes after them it is given from the log, when it has taken these. */
  readonly maximumBuffered?: number;
  /** Milliseconds in which a client must take something of what waits for it. */
  readonly patienceMs?: number;
  /** Streams that one user may hold open at this process; a browser's every tab has one. */
  readonly streamsPerUser?: number;
  /** Say with each event how far the database's log was: where there are replicas. */
  readonly saysPosition?: boolean;
}

const batch = 500;
/** A stream that catches up holds so many events in memory. */
const catchUpBatch = 25;
const retryStreamAfterSeconds = 30;
/** Streams that one user may hold open at a process. */
export const streamsPerUser = 20;
/** Milliseconds after which no process answers from memory that an ended session lives. */
const sessionsForgottenAfter = 900;

/**
 * `GET /live` over the event log. Every process reads the log once, whoever writes it, and fans out to its own streams;
 * a stream that comes with `Last-Event-ID` is first given what it missed. So it resumes on any process, without loss or
 * repeat.
 */
export class LiveHub {
  readonly #url: string;
  readonly #pool: Pool;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #maximumBuffered: number;
  readonly #patience: number;
  readonly #streamsPerUser: number;
  /** One more column of what is asked of the event log, where that is said. */
  readonly #position: string;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #safetyNet: NodeJS.Timeout;
  readonly #streams = new Set<Stream>();
  #listener: pg.Client | undefined;
  #lastSeen = 0;
  /** When the gap that was asked for last is read. */
  #gaps: Promise<unknown> = Promise.resolve();
  #reading: Promise<void> | undefined;
  #readAgain = false;
  #stopped = false;

  constructor(url: string, pool: Pool, log: Log, metrics: Metrics, options: HubOptions = {}) {
    this.#url = url;
    this.#pool = pool;
    this.#log = log;
    this.#metrics = metrics;
    this.#maximumBuffered = options.maximumBuffered ?? 256 * 1024;
    this.#patience = options.patienceMs ?? 15_000;
    this.#streamsPerUser = options.streamsPerUser ?? streamsPerUser;
    this.#position = options.saysPosition ? ', pg_current_wal_insert_lsn()::text as position' : '';
    // a notification that was missed while the listener was away costs a second, not an event
    this.#safetyNet = setInterval(() => {
      if (this.#streams.size > 0) this.#read();
    }, 1000).unref();
    this.#heartbeat = setInterval(() => this.#beat(), options.heartbeatMs ?? 10_000).unref();
  }

  async start(): Promise<void> {
    this.#lastSeen = (await this.#bounds()).newest;
    await this.#listen();
  }

  /**
   * Events older than this are forgotten; a stream that asks for them is told to load everything again. The newest stays
   * however old it is: it says where the log has got to.
   */
  async purge(before: Date): Promise<void> {
    const older = 'delete from live_event where created_at < $1 and id < (select max(id) from live_event)';
    await this.#pool.query(older, [before]);
  }

  /** @throws live.too_many_streams */
  async open(request: IncomingMessage, response: ServerResponse, reader: Reader): Promise<void> {
    const asked = request.headers['last-event-id'];
    // an id that we never gave says of nothing what its stream has missed
    const last =
      asked === undefined || asked === '' ? undefined : /^\d{1,15}$/.test(String(asked)) ? Number(asked) : NaN;
    const { oldest, newest, position } = await this.#bounds();
    if (response.destroyed) return; // gone meanwhile: nobody would hear it close again
    if ([...this.#streams].filter(({ userId }) => userId === reader.userId).length >= this.#streamsPerUser)
      throw new DomainError('live.too_many_streams', { retryAfterSeconds: retryStreamAfterSeconds });
    request.socket.setNoDelay(true);
    request.socket.setTimeout(0);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
      // nothing comes behind a stream: when it ends, a proxy keeps no connection to a process that ends as well
      Connection: 'close',
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const gone = last !== undefined && !(last === newest || (last < newest && last + 1 >= oldest));
    const cursor = last === undefined || gone ? newest : last;
    response.write(`retry: 2000\n\n${said(position)}id: ${cursor}\nevent: ${gone ? 'reset' : 'ready'}\ndata: {}\n\n`);
    if (this.#stopped) {
      response.end();
      return;
    }
    const stream: Stream = {
      userId: reader.userId,
      response,
      addresses: new Set(reader.addresses),
      stillAllowed: reader.stillAllowed,
      cursor,
      catchingUp: true,
      stuckSince: undefined,
    };
    this.#streams.add(stream);
    this.#metrics.streams(this.#streams.size);
    response.once('close', () => {
      this.#streams.delete(stream);
      this.#metrics.streams(this.#streams.size);
    });
    await this.#catchUp(stream);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#heartbeat);
    clearInterval(this.#safetyNet);
    for (const { response } of this.#streams) response.end();
    this.#streams.clear();
    await this.#reading?.catch(() => undefined);
    await this.#listener?.end().catch(() => undefined);
  }

  async #catchUp(stream: Stream): Promise<void> {
    while (this.#streams.has(stream)) {
      // what the hub has seen is committed, so the query below sees it too
      const seen = this.#lastSeen;
      const rows = await this.#missedBy(stream);
      for (const row of rows) {
        await drained(stream.response);
        if (!this.#streams.has(stream)) return;
        write(stream, { ...row, id: Number(row.id) });
      }
      if (rows.length === catchUpBatch) continue;
      stream.cursor = Math.max(stream.cursor, seen);
      // from here to the flag nothing is awaited: either the hub passed something by meanwhile, or it takes over now
      if (this.#lastSeen > stream.cursor) continue;
      stream.catchingUp = false;
      return;
    }
  }

  /** One stream's gap after the other, so that however many have one, the fan-out and the relay have connections. */
  #missedBy({ cursor, addresses }: Stream): Promise<readonly Row[]> {
    const missed = this.#gaps.then(async () => {
      const { rows } = await this.#pool.query<Row>(
        `select id, type, audience, data${this.#position} from live_event where id > $1 and audience && $2::text[] order by id limit $3`,
        [cursor, [...addresses], catchUpBatch],
      );
      return rows;
    });
    this.#gaps = missed.catch(() => undefined);
    return missed;
  }

  #read(): void {
    if (this.#reading) {
      this.#readAgain = true;
      return;
    }
    this.#reading = this.#fanOut()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'live: reading the event log failed, will try again'))
      .finally(() => {
        this.#reading = undefined;
        if (this.#readAgain && !this.#stopped) {
          this.#readAgain = false;
          this.#read();
        }
      });
  }

  async #fanOut(): Promise<void> {
    for (;;) {
      const { rows } = await this.#pool.query<Row>(
        `select id, type, audience, data${this.#position} from live_event where id > $1 order by id limit $2`,
        [this.#lastSeen, batch],
      );
      for (const row of rows) {
        const event = { ...row, id: Number(row.id) };
        this.#lastSeen = event.id;
        for (const stream of this.#streams) {
          if (!stream.catchingUp && stream.cursor < event.id) this.#give(stream, event);
        }
      }
      if (rows.length < batch) return;
    }
  }

  #give(stream: Stream, event: Event): void {
    if (!event.audience.some((address) => stream.addresses.has(address))) stream.cursor = event.id;
    else if (stream.response.writableLength <= this.#maximumBuffered) write(stream, event);
    else {
      // a burst, or a slow line: the rest waits in the log and not in memory; who takes nothing at all is cut off by the beat
      stream.catchingUp = true;
      this.#catchUp(stream).catch(() => stream.response.destroy());
    }
  }

  #beat(): void {
    const now = Date.now();
    for (const stream of this.#streams) {
      if (stream.stuckSince !== undefined && now - stream.stuckSince >= this.#patience) {
        stream.response.destroy(); // it resumes from its last id if it ever reads again
        continue;
      }
      put(stream, ': \n\n');
      this.#check(stream);
    }
  }

  #check({ stillAllowed, response }: Stream): void {
    stillAllowed().catch(() => response.end());
  }

  /** One of the user's sessions has ended, or all say something else: their streams end too. */
  #checkAllOf(userId: string): void {
    setTimeout(() => {
      for (const stream of this.#streams) if (stream.addresses.has(`user:${userId}`)) this.#check(stream);
    }, sessionsForgottenAfter).unref();
  }

  async #listen(): Promise<void> {
    if (this.#stopped) return;
    const listener = new pg.Client({ connectionString: this.#url, application_name: 'basamak-live' });
    const again = () => {
      if (this.#listener !== listener || this.#stopped) return;
      this.#listener = undefined;
      setTimeout(() => void this.#listen(), 500).unref();
    };
    this.#listener = listener;
    listener.on('error', again);
    listener.on('end', again);
    listener.on('notification', ({ channel, payload }) => {
      if (channel === sessionChanged) this.#checkAllOf(payload ?? '');
      else this.#read();
    });
    try {
      await listener.connect();
      await listener.query(`listen ${newEvents}; listen ${sessionChanged}`);
      this.#read();
    } catch (error) {
      this.#log.warn({ err: error }, 'live: no listener, will try again');
      await listener.end().catch(() => undefined);
      again();
    }
  }

  async #bounds(): Promise<{ oldest: number; newest: number; position: string | undefined }> {
    const { rows } = await this.#pool.query<{ oldest: string | null; newest: string | null; position?: string }>(
      `select (select min(id) from live_event) as oldest, (select max(id) from live_event) as newest${this.#position}`,
    );
    const [found] = rows;
    return { oldest: Number(found?.oldest ?? 1), newest: Number(found?.newest ?? 0), position: found?.position };
  }
}
