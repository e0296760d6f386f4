import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { sessionChanged } from '#platform/live/channels.ts';
import type { SessionNews } from '../../application/ports.ts';
import type { CachedLiveSessions } from './cached-live-sessions.ts';

/** Notifies all processes by PostgreSQL's NOTIFY. This process also empties its own cache after the commit. */
export class ChannelSessionNews implements SessionNews {
  readonly #database: Database;
  readonly #live: CachedLiveSessions;

  constructor(database: Database, live: CachedLiveSessions) {
    this.#database = database;
    this.#live = live;
  }

  async changed(userId: string): Promise<void> {
    await sql`select pg_notify(${sessionChanged}, ${userId})`.execute(this.#database.sql());
    this.#database.afterCommit(() => this.#live.forget());
  }
}
