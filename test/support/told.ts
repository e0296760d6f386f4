import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;
interface Told {
  readonly kind: 'live' | 'notice' | 'webhook' | 'mail' | 'push';
  readonly row: Row;
}

/** Queues of jobs that commands start. These jobs send messages themselves, so the log waits until they have run. */
const queuedSteps = ['order.settle', 'payment.refund', 'payment.reconcile-day'];

/**
 * Keeps a copy of each row by which the product sends something: live events, notices with their mails and push
 * messages, webhook deliveries. Triggers copy the rows, because a relay or a job deletes some of them at once.
 */
export class ToldLog {
  readonly #pool: pg.Pool;
  readonly #names: ReadonlyMap<string, string>;
  #seen = 0;
  /** Ids of jobs already returned, because a job that is retried is inserted again under its id. */
  readonly #queued = new Set<unknown>();

  private constructor(pool: pg.Pool, names: ReadonlyMap<string, string>) {
    this.#pool = pool;
    this.#names = names;
  }

  /** @param names of people by id or address, which replace both in the lines */
  static async beside(ownerUrl: string, names: ReadonlyMap<string, string>): Promise<ToldLog> {
    const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
    await pool.query(`
      create schema told;
      create table told.line (seq bigserial primary key, kind text not null, "row" jsonb not null);
      create function told.copy() returns trigger language plpgsql security definer as $$
        begin insert into told.line (kind, "row") values (tg_argv[0], to_jsonb(new)); return null; end $$;
      create trigger told after insert on outbox for each row execute function told.copy('live');
      create trigger told after insert or update of created_at on notification for each row execute function told.copy('notice');
      create trigger told after insert on webhook_delivery for each row execute function told.copy('webhook');
      create trigger told_mail after insert on jobs.job for each row when (new.name = 'mail' and new.data->>'key' like 'notification:%') execute function told.copy('mail');
      create trigger told_push after insert on jobs.job for each row when (new.name = 'notification.push') execute function told.copy('push');
    `);
    return new ToldLog(pool, names);
  }

  /** What was sent since the last call, as sorted lines without what differs from run to run. */
  async next(): Promise<readonly string[]> {
    await this.#settled();
    const { rows } = await this.#pool.query<Told & { readonly seq: string }>(
      'select seq, kind, "row" from told.line where seq > $1 order by seq',
      [this.#seen],
    );
    this.#seen = Number(rows.at(-1)?.seq ?? this.#seen);
    const fresh = rows.filter(({ kind, row }) => {
      if (kind !== 'mail' && kind !== 'push') return true;
      // the sweep of each minute sends it, whenever it runs
      if (kind === 'mail' && lineOf({ kind, row }).endsWith(' Siparişini aldık')) return false;
      if (this.#queued.has(row['id'])) return false;
      this.#queued.add(row['id']);
      return true;
    });
    return fresh.map((told) => this.#plain(lineOf(told))).toSorted();
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #settled(): Promise<void> {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(50)) {
      const { rows } = await this.#pool.query(
        `select 1 from jobs.job where name = any($1) and state in ('created', 'retry', 'active') limit 1`,
        [queuedSteps],
      );
      if (rows.length === 0) return;
    }
    throw new Error('queued work did not end within 30 seconds');
  }

  #plain(line: string): string {
    let named = line;
    for (const [secret, name] of this.#names) named = named.replaceAll(secret, name);
    return named
      .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '<id>')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, '<time>')
      .replace(/\b1\d{4}\b(?= numaralı|")/g, '<number>')
      .replace(/[\w.+-]+@basamak\.test/g, '<address>')
      .replace(/taslak=[^ ]+/g, 'taslak=<choices>')
      .replace(/("balance":\{"amount":)-?\d+/g, '$1<kuruş>');
  }
}

const lineOf = ({ kind, row }: Told): string => {
  const words = (...parts: readonly unknown[]) => [kind, ...parts].join(' ').trim();
  const data = (row['data'] ?? {}) as Row;
  switch (kind) {
    case 'live': {
      const to = (row['audience'] as readonly string[]).join(', ');
      // the text of a notice has its own line
      const shown = row['type'] === 'notification' ? data['kind'] : JSON.stringify(data);
      return words(row['type'], 'to', to, shown);
    }
    case 'notice':
      return words(
        row['kind'],
        'to',
        row['user_id'],
        `${String(row['title'])} | ${String(row['text'])} | ${String(row['link'])}`,
      );
    case 'webhook':
      return words(row['type'], JSON.stringify((JSON.parse(String(row['payload'])) as Row)['data']));
    case 'mail': {
      const { title, subject } = (data['params'] ?? {}) as Row;
      return words(data['template'], 'to', data['to'], title ?? subject ?? '');
    }
    case 'push':
      return words('to', data['to'], data['title'], data['urgent'] ? '(urgent)' : '');
  }
};
