import { type SessionEnd, sessionEnds } from '#kernel/access.ts';
import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { OwnSession, Rotation, Session, SessionOwner, Sessions } from '../../application/ports.ts';
import type { IdentityTables } from './identity.table.ts';
import type { CachedLiveSessions } from './cached-live-sessions.ts';
import { ChannelSessionNews } from './session-news.ts';

type Update = UpdateQueryBuilder<IdentityTables, 'SessionRow', 'SessionRow', UpdateResult>;

export class SqlSessions implements Sessions {
  readonly #database: Database;
  readonly #news: ChannelSessionNews;

  constructor(database: Database, live: CachedLiveSessions) {
    this.#database = database;
    this.#news = new ChannelSessionNews(database, live);
  }

  // One statement, which waits for a concurrent ban or password change and then checks the user again.
  async open(session: Parameters<Sessions['open']>[0], passwordHash: string, at: Date): Promise<boolean> {
    const { rows } = await sql`
      with owner as (
        update user_account set last_seen_at = ${at}::timestamptz
        where id = ${session.userId}::uuid and status = 'active' and password_hash = ${passwordHash}
        returning id
      )
      insert into user_session (id, user_id, device, address, refresh_hash, rotations, created_at, last_used_at, expires_at)
      select ${session.id}::uuid, id, ${session.device}, ${session.address}, ${session.refreshHash}, '[]', ${at}::timestamptz,
        ${at}::timestamptz, ${session.expiresAt}::timestamptz
      from owner returning id
    `.execute(this.#sql);
    return rows.length > 0;
  }

  async find(id: string): Promise<{ readonly session: Session; readonly owner: SessionOwner } | undefined> {
    const row = await this.#sql
      .selectFrom('SessionRow')
      .innerJoin('UserRow', 'UserRow.id', 'SessionRow.userId')
      .selectAll('SessionRow')
      .select(['UserRow.role', 'UserRow.status', 'UserRow.banReason'])
      .where('SessionRow.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { role, status, banReason, userId, device, address, refreshHash, rotations, expiresAt, revokedAt } = row;
    const revoked = revokedAt !== null;
    const endedBecause = sessionEnds.find((because) => because === row.endedBecause) ?? null;
    return {
      session: { id, userId, device, address, refreshHash, rotations, expiresAt, revoked, endedBecause },
      owner: { role, status, banReason },
    };
  }

  async rotate(id: string, { fromHash, toHash, rotations, expiresAt, at }: Rotation): Promise<boolean> {
    const { rows } = await sql`
      with rotated as (
        update user_session set refresh_hash = ${toHash}, rotations = ${JSON.stringify(rotations)}::jsonb,
          expires_at = ${expiresAt}::timestamptz, last_used_at = ${at}::timestamptz
        where id = ${id}::uuid and refresh_hash = ${fromHash} and revoked_at is null
        returning user_id
      )
      update user_account set last_seen_at = ${at}::timestamptz from rotated where user_account.id = rotated.user_id
      returning rotated.user_id
    `.execute(this.#sql);
    return rows.length > 0;
  }

  async revoke(id: string, at: Date): Promise<void> {
    await this.#end(this.#living(at).where('id', '=', id));
  }

  revokeOwn(id: string, userId: string, at: Date, because: SessionEnd): Promise<boolean> {
    return this.#end(
      this.#living(at, because).where('id', '=', id).where('userId', '=', userId).where('expiresAt', '>', at),
    );
  }

  async revokeAllOf(userId: string, at: Date, because: SessionEnd, except?: string): Promise<void> {
    const sessions = this.#living(at, because).where('userId', '=', userId);
    await (except === undefined ? sessions : sessions.where('id', '!=', except)).execute();
    // even if no session ended: programs with the user's API keys may have streams open
    await this.#news.changed(userId);
  }

  livingOf(userId: string, now: Date): Promise<readonly OwnSession[]> {
    return this.#sql
      .selectFrom('SessionRow')
      .select(['id', 'device', 'address', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', userId)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now)
      .orderBy('lastUsedAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  async forgetDevicesOf(userId: string): Promise<void> {
    await this.#sql.updateTable('SessionRow').set({ device: '', address: '' }).where('userId', '=', userId).execute();
  }

  async purge(before: Date): Promise<void> {
    await this.#sql.deleteFrom('SessionRow').where('expiresAt', '<', before).execute();
  }

  #living(at: Date, endedBecause: SessionEnd | null = null) {
    return this.#sql.updateTable('SessionRow').set({ revokedAt: at, endedBecause }).where('revokedAt', 'is', null);
  }

  /** Ends a session, if it is alive. */
  async #end(session: Update): Promise<boolean> {
    const ended = await session.returning('userId').executeTakeFirst();
    if (ended) await this.#news.changed(ended.userId);
    return ended !== undefined;
  }

  get #sql() {
    return this.#database.sql<IdentityTables>();
  }
}
