import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Clock, Quota, RateLimit, RateLimits } from '#kernel/ports.ts';
import type { Database } from '../db/database.ts';
import type { RateLimitRow } from '../db/rate-limit.table.ts';
import type { TablesOf } from '../db/orm.ts';

type Tables = TablesOf<typeof RateLimitRow>;

/**
 * Fixed windows that begin with the first attempt. Attempts are counted in the database, so that all processes share the
 * count.
 */
export class DatabaseRateLimits implements RateLimits {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async count(attempts: readonly { readonly key: string; readonly limit: RateLimit }[]): Promise<number> {
    return Math.max(0, ...(await this.#take(attempts)).map(({ retryAfterSeconds }) => retryAfterSeconds));
  }

  async take(key: string, limit: RateLimit): Promise<Quota> {
    const [quota] = await this.#take([{ key, limit }]);
    if (!quota) throw new Error('the rate limit did not count the attempt');
    return quota;
  }

  async #take(attempts: readonly { readonly key: string; readonly limit: RateLimit }[]): Promise<readonly Quota[]> {
    const now = this.#clock.now();
    const limits = new Map(attempts.map(({ key, limit }) => [stored(key), limit]));
    // sorted by key, so that two transactions can't deadlock
    const rows = [...limits]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([key, { windowSeconds }]) =>
          sql`(${key}, 1, ${new Date(now.getTime() + windowSeconds * 1000)}::timestamptz(3))`,
      );
    const { rows: counted } = await sql<{ key: string; count: number; ends: string }>`
      insert into rate_limit as mine ("key", "count", "window_ends_at") values ${sql.join(rows)}
      on conflict ("key") do update set
        "count" = case when mine.window_ends_at > ${now}::timestamptz then mine.count + 1 else 1 end,
        "window_ends_at" =
          case when mine.window_ends_at > ${now}::timestamptz then mine.window_ends_at else excluded.window_ends_at end
      returning "key", "count", extract(epoch from "window_ends_at") as "ends"
    `.execute(this.#database.sql<Tables>());
    return counted.flatMap(({ key, count, ends }) => {
      const limit = limits.get(key);
      const resetSeconds = Math.max(1, Math.ceil(Number(ends) - now.getTime() / 1000));
      return limit
        ? [
            {
              limit,
              left: Math.max(0, limit.attempts - count),
              resetSeconds,
              retryAfterSeconds: count > limit.attempts ? resetSeconds : 0,
            },
          ]
        : [];
    });
  }

  async forgive(key: string): Promise<void> {
    await this.#database.sql<Tables>().deleteFrom('RateLimitRow').where('key', '=', stored(key)).execute();
  }

  /** Deletes windows that have ended. */
  async purge(): Promise<void> {
    await this.#database
      .sql<Tables>()
      .deleteFrom('RateLimitRow')
      .where('windowEndsAt', '<', this.#clock.now())
      .execute();
  }
}

/** Keys contain people's ids and addresses, so only their hash is stored. */
const stored = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The address as people write it, because a dual-stack socket reports an IPv4 address in IPv6 form. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** The network that limits count as one address: the whole IPv4 address, or the /64 network of an IPv6 address. */
export const networkOf = (given: string): string => {
  const address = plainAddress(given);
  // loopback stays as it is
  if (!isIPv6(address) || address === '::1') return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - behind.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...behind]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
