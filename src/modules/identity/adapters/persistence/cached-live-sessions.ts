import type { Kysely } from 'kysely';
import type { Clock } from '#kernel/ports.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type { Places } from '#platform/db/compiled.ts';
import type { Database } from '#platform/db/database.ts';
import type { LiveSession, LiveSessions } from '../../application/ports.ts';
import { isMissing } from '../../domain/second-factor.ts';
import { displayNameOf, heldScopes } from '../../domain/user.ts';
import type { IdentityTables } from './identity.table.ts';

/**
 * Milliseconds for which an entry is used. A session's end has to show within a second on every process (promises 29).
 */
const serves = 800;
/** If there are this many entries, expired ones are removed; if that is not enough, all. */
const room = 5_000;

interface Entry {
  /** When the query began: the age of its answer counts from this time. */
  readonly askedAt: number;
  readonly session: Promise<LiveSession | undefined>;
}

/** Caches each session for 800 ms, so that many requests of a session cost one indexed query. */
export class CachedLiveSessions implements LiveSessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #secondFactorRequired: readonly Role[];
  readonly #entries = new Map<string, Entry>();

  constructor(
    database: Database,
    clock: Clock,
    { secondFactorRequired }: { readonly secondFactorRequired: readonly Role[] },
  ) {
    this.#secondFactorRequired = secondFactorRequired;
    this.#database = database;
    this.#clock = clock;
  }

  find(id: string): Promise<LiveSession | undefined> {
    const now = performance.now();
    const known = this.#entries.get(id);
    if (known && now - known.askedAt < serves) return known.session;
    if (this.#entries.size >= room) this.#sweep(now);
    const session = this.#query(id);
    const entry = { askedAt: now, session };
    this.#entries.set(id, entry);
    session.catch(() => {
      if (this.#entries.get(id) === entry) this.#entries.delete(id); // the next request asks again
    });
    return session;
  }

  forget(): void {
    this.#entries.clear();
  }

  async #query(id: string): Promise<LiveSession | undefined> {
    const now = this.#clock.now();
    const { rows } = await this.#database.sql().executeQuery(this.#database.compiled(living, { id, now }));
    const [row] = rows;
    if (!row) return undefined;
    const { userId, role, mustChangePassword, secondFactorSince } = row;
    return {
      id,
      userId,
      role,
      scopes: heldScopes(row),
      displayName: displayNameOf(row),
      mustChangePassword,
      mustSetSecondFactor: isMissing(this.#secondFactorRequired, role, secondFactorSince !== null),
    };
  }

  #sweep(now: number): void {
    for (const [id, { askedAt }] of this.#entries) if (now - askedAt >= serves) this.#entries.delete(id);
    if (this.#entries.size >= room) this.#entries.clear();
  }
}

const living = (kysely: Kysely<IdentityTables>, { id, now }: Places<{ readonly id: string; readonly now: Date }>) =>
  kysely
    .selectFrom('SessionRow')
    .innerJoin('UserRow', 'UserRow.id', 'SessionRow.userId')
    .leftJoin('SecondFactorRow', 'SecondFactorRow.userId', 'UserRow.id')
    .select(['UserRow.id as userId', 'UserRow.role', 'UserRow.scopes', 'UserRow.firstName', 'UserRow.lastName'])
    .select(['UserRow.mustChangePassword', 'SecondFactorRow.confirmedAt as secondFactorSince'])
    .where('SessionRow.id', '=', id)
    .where('SessionRow.revokedAt', 'is', null)
    .where('SessionRow.expiresAt', '>', now)
    .where('UserRow.status', '=', 'active')
    .compile();
