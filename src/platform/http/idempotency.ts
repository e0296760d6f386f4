import { createHmac } from 'node:crypto';
import { text, time } from '../db/columns.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Kysely } from 'kysely';
import { DomainError } from '#kernel/refusal.ts';
import type { Clock } from '#kernel/ports.ts';
import { retention } from '#kernel/retention.ts';
import type { Places } from '../db/compiled.ts';
import type { Database } from '../db/database.ts';
import { extendDeadline, toKeep } from '../db/deadline.ts';
import type { TablesOf } from '../db/orm.ts';
import { brokenConstraint } from '../db/sql-state.ts';

export const IdempotencyKeyRow = defineEntity({
  name: 'IdempotencyKeyRow',
  tableName: 'idempotency_key',
  properties: {
    userId: p.uuid().primary(),
    key: text().primary(),
    requestHash: p.string().columnType('char(64)'),
    /** Null while a handler that works outside of a transaction is running. */
    answer: text().nullable(),
    createdAt: time().index(),
  },
});
type Tables = TablesOf<typeof IdempotencyKeyRow>;

export interface Request {
  readonly userId: string;
  readonly key: string;
  /** Route, parameters and body. If the same key comes with another request, it is refused. */
  readonly fingerprint: string;
}

/** Milliseconds for which an answer is replayed. */
const replayedFor = retention.repeats.for.milliseconds;
/** Milliseconds after which work outside of a transaction counts as abandoned if it has stored no answer. */
const abandonedAfter = 60_000;

/** Replaces a stored answer that mentioned an erased user. The word is not JSON, so it can't be mistaken for an answer. */
export const erasedAnswer = 'erased';

/**
 * A repeated request never acts twice (promises.md 4). In `once`, key, effect and stored answer commit together. A refusal
 * or a fault rolls back the key too, so the request may be tried again.
 */
export class Idempotency {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #secret: string;

  /**
   * @param secret the key for the HMAC of the stored fingerprints. From a plain hash, a password in the body could be guessed
   */
  constructor(database: Database, clock: Clock, secret: string) {
    this.#database = database;
    this.#clock = clock;
    this.#secret = secret;
  }

  /**
   * Runs the work once per key, in one transaction with the key and the answer. Nearly all keys are new, so the work does not
   * wait until the key is stored. If the key exists, PostgreSQL refuses the statements of the work, and its result or refusal
   * does not count.
   * @param repeated called if the answer is that of an earlier request with the key
   * @returns the answer as JSON text
   */
  async once(request: Request, work: () => Promise<string>, repeated: () => void = () => {}): Promise<string> {
    const keep = async () => {
      const answer = await work();
      await this.#store(request, answer);
      return answer;
    };
    try {
      return await this.#database.run(async () => {
        await this.#database.write(this.#database.insertion(IdempotencyKeyRow, [this.#newKey(request)]));
        return keep();
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'idempotency_key_pkey') throw error;
      return this.#database.run(async () => {
        const stored = await this.#claim(request);
        if (stored === undefined) return keep();
        repeated();
        return stored;
      });
    }
  }

  /**
   * For work that calls another system and therefore must not hold a transaction open.
   * @param isDone whether the other system was called. From then on the work is not repeated: if its answer can't be made or
   * stored, the key stays claimed until it counts as abandoned
   */
  async onceOutside(
    request: Request,
    work: () => Promise<string>,
    isDone: () => boolean,
    repeated: () => void = () => {},
  ): Promise<string> {
    const stored = await this.#database.run(() => this.#claim(request));
    if (stored !== undefined) {
      repeated();
      return stored;
    }
    try {
      const answer = await work();
      extendDeadline(toKeep);
      await this.#store(request, answer);
      return answer;
    } catch (error) {
      extendDeadline(toKeep);
      if (!isDone()) await this.#release(request);
      throw error;
    }
  }

  /** Deletes answers that are no longer replayed. */
  async purge(): Promise<void> {
    await this.#database
      .sql<Tables>()
      .deleteFrom('IdempotencyKeyRow')
      .where('createdAt', '<', new Date(this.#clock.now().getTime() - replayedFor))
      .execute();
  }

  #newKey({ userId, key, fingerprint }: Request) {
    return { userId, key, requestHash: this.#hashOf(fingerprint), answer: null, createdAt: this.#clock.now() };
  }

  #hashOf(fingerprint: string): string {
    return createHmac('sha256', this.#secret).update(fingerprint).digest('hex');
  }

  /**
   * Claims a new, expired or abandoned key. The insert waits at the unique index until a running request with the same key
   * has committed or rolled back.
   * @returns the stored answer if the key can't be claimed
   */
  async #claim(request: Request): Promise<string | undefined> {
    const row = this.#newKey(request);
    const { userId, key, requestHash, createdAt: now } = row;
    const claimed = await this.#database
      .sql<Tables>()
      .insertInto('IdempotencyKeyRow')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'key'])
          .doUpdateSet({ requestHash, answer: null, createdAt: now })
          .where((row) =>
            row.or([
              row('IdempotencyKeyRow.createdAt', '<', new Date(now.getTime() - replayedFor)),
              row.and([
                row('IdempotencyKeyRow.answer', 'is', null),
                row('IdempotencyKeyRow.createdAt', '<', new Date(now.getTime() - abandonedAfter)),
              ]),
            ]),
          ),
      )
      .returning('key')
      .executeTakeFirst();
    if (claimed) return undefined;
    const earlier = await this.#database
      .sql<Tables>()
      .selectFrom('IdempotencyKeyRow')
      .select(['requestHash', 'answer'])
      .where('userId', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (earlier && earlier.requestHash !== requestHash) throw new DomainError('request.key_reused');
    if (!earlier || earlier.answer === null) throw new DomainError('request.in_progress');
    // the command was done, but its answer was erased
    if (earlier.answer === erasedAnswer) throw new DomainError('request.conflict');
    return earlier.answer;
  }

  async #store({ userId, key }: Request, answer: string): Promise<void> {
    await this.#database.write(this.#database.compiled(storing, { userId, key, answer }));
  }

  async #release({ userId, key }: Request): Promise<void> {
    await this.#database
      .sql<Tables>()
      .deleteFrom('IdempotencyKeyRow')
      .where('userId', '=', userId)
      .where('key', '=', key)
      .where('answer', 'is', null)
      .execute();
  }
}

const storing = (
  sql: Kysely<Tables>,
  { userId, key, answer }: Places<{ readonly userId: string; readonly key: string; readonly answer: string }>,
) => sql.updateTable('IdempotencyKeyRow').set({ answer }).where('userId', '=', userId).where('key', '=', key).compile();
