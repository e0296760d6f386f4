import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '#kernel/refusal.ts';
import pg, { type Pool } from 'pg';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { newEvents, sessionChanged } from './channels.ts';
import { drained, put, said, type Event, type Row, type Stream, write } from './stream.ts';

/** The reader of a stream, with the addresses (`user:<id>`, `scope:<name>`) whose events they may see. */
export interface Reader {
  readonly userId: string;
  readonly addresses: readonly string[];
  /** Rejects when the reader's session has ended or has other rights now. */
  readonly stillAllowed: () => Promise<void>;
}

interface HubOptions {
  readonly heartbeatMs?: number;
  /**
   * Bytes that may be buffered for a client. Beyond this limit the client gets further events from the log, once it has read
   * the buffered ones.
   */
  readonly maximumBuffered?: number;
  /** Milliseconds in which a client must read something of its buffered data. */
  readonly stuckAfterMs?: number;
  /** Streams that one user may hold open at this process; each tab of a browser has one. */
  readonly streamsPerUser?: number;
  /** Set if there are replicas: the database's log position is sent with each event. */
  readonly saysPosition?: boolean;
}

const batch = 500;
/** Events that a stream holds in memory while it catches up. */
const catchUpBatch = 25;
const retryStreamAfterSeconds = 30;
/** Streams that one user may hold open at a process. */
export const streamsPerUser = 20;
/** Milliseconds after which no process has an ended session in its cache any more. */
const sessionsForgottenAfter = 900;

/**
 * `GET /live` over the event log. Every process reads each event of the log once and distributes it to its own streams. A
 * stream that asks with `Last-Event-ID` first gets the events that it missed. So it can resume on any process without losing
 * or repeating an event.
 */
export class LiveHub {
  readonly #url: string;
  readonly #pool: Pool;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #maximumBuffered: number;
  readonly #stuckAfterMs: number;
  readonly #streamsPerUser: number;
  /** An extra column in queries of the event log, if positions are sent. */
  readonly #position: string;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #safetyNet: NodeJS.Timeout;
  readonly #streams = new Set<Stream>();
  #listener: pg.Client | undefined;
  #lastSeen = 0;
  /** Settles when the last requested gap has been read. */
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
    this.#stuckAfterMs = options.stuckAfterMs ?? 15_000;
    this.#streamsPerUser = options.streamsPerUser ?? streamsPerUser;
    this.#position = options.saysPosition ? ', pg_current_wal_insert_lsn()::text as position' : '';
    // a notification that was missed while the listener was away delays the events by a second, but none is lost
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
   * Deletes events older than this time. A stream that asks for deleted events is told to reload everything. The newest event
   * is always kept, because it marks the end of the log.
   */
  async purge(before: Date): Promise<void> {
    const older = 'delete from live_event where created_at < $1 and id < (select max(id) from live_event)';
    await this.#pool.query(older, [before]);
  }

  /** @throws live.too_many_streams */
  async open(request: IncomingMessage, response: ServerResponse, reader: Reader): Promise<void> {
    const asked = request.headers['last-event-id'];
    // an unknown id does not show which events the stream has missed
    const last =
      asked === undefined || asked === '' ? undefined : /^\d{1,15}$/.test(String(asked)) ? Number(asked) : NaN;
    const { oldest, newest, position } = await this.#bounds();
    if (response.destroyed) return; // the client has disconnected meanwhile, and no close event would follow
    if ([...this.#streams].filter(({ userId }) => userId === reader.userId).length >= this.#streamsPerUser)
      throw new DomainError('live.too_many_streams', { retryAfterSeconds: retryStreamAfterSeconds });
    request.socket.setNoDelay(true);
    request.socket.setTimeout(0);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
      // no request follows a stream on its connection. Because of this header, a proxy keeps no connection to a process that
      // shuts down
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
      // events that the hub has seen are committed, so the query below sees them too
      const seen = this.#lastSeen;
      const rows = await this.#missedBy(stream);
      for (const row of rows) {
        await drained(stream.response);
        if (!this.#streams.has(stream)) return;
        write(stream, { ...row, id: Number(row.id) });
      }
      if (rows.length === catchUpBatch) continue;
      stream.cursor = Math.max(stream.cursor, seen);
      // no await from here to the flag: an event that arrived meanwhile has raised #lastSeen, and the hub sends all later ones
      if (this.#lastSeen > stream.cursor) continue;
      stream.catchingUp = false;
      return;
    }
  }

  /** Reads the missed events of streams one stream after the other, so that the hub and the relay still get connections. */
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
      .catch((error: unknown) =>
        this.#log.warn(
          { err: error },
          'live: the event log could not be read; the next event triggers another attempt',
        ),
      )
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
      // many events at once, or a slow client: further events stay in the log instead of in memory. The heartbeat disconnects
      // a client that reads nothing
      stream.catchingUp = true;
      this.#catchUp(stream).catch(() => stream.response.destroy());
    }
  }

  #beat(): void {
    const now = Date.now();
    for (const stream of this.#streams) {
      if (stream.stuckSince !== undefined && now - stream.stuckSince >= this.#stuckAfterMs) {
        stream.response.destroy(); // the client resumes from its last id when it reads again
        continue;
      }
      put(stream, ': \n\n');
      this.#check(stream);
    }
  }

  #check({ stillAllowed, response }: Stream): void {
    stillAllowed().catch(() => response.end());
  }

  /** Checks all streams of a user, because one of the user's sessions has ended or has other rights now. */
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
      this.#log.warn({ err: error }, 'live: LISTEN on the database failed; it will be retried');
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
