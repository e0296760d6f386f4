import type { Selectable } from 'kysely';
import type { Ids } from '#kernel/ports.ts';
import type { Database } from '#platform/db/database.ts';
import type { EmailChange, EmailChanges, FormerEmail } from '../../application/email-change-ports.ts';
import type { LinkTokens } from '../crypto/link-tokens.ts';
import type { IdentityTables } from './identity.table.ts';

/** The database holds only hashes of tokens. */
export class SqlEmailChanges implements EmailChanges {
  readonly #database: Database;
  readonly #tokens: LinkTokens;
  readonly #ids: Ids;

  constructor(database: Database, tokens: LinkTokens, ids: Ids) {
    this.#database = database;
    this.#tokens = tokens;
    this.#ids = ids;
  }

  async put(change: EmailChange): Promise<void> {
    const row = { ...change, tokenHash: this.#tokens.hashOf(this.tokenFor(change.id)) };
    await this.#sql
      .insertInto('EmailChangeRow')
      .values(row)
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute();
  }

  tokenFor(changeId: string): string {
    return this.#tokens.tokenFor(changeId);
  }

  async ofToken(token: string): Promise<EmailChange | undefined> {
    const row = await this.#sql
      .selectFrom('EmailChangeRow')
      .selectAll()
      .where('tokenHash', '=', this.#tokens.hashOf(token))
      .executeTakeFirst();
    return row && toChange(row);
  }

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, EmailChange>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.#sql.selectFrom('EmailChangeRow').selectAll().where('userId', 'in', userIds).execute();
    return new Map(rows.map((row) => [row.userId, toChange(row)]));
  }

  async remove(userId: string): Promise<void> {
    await this.#sql.deleteFrom('EmailChangeRow').where('userId', '=', userId).execute();
  }

  async purge(before: Date): Promise<void> {
    await this.#sql.deleteFrom('EmailChangeRow').where('expiresAt', '<', before).execute();
  }

  async keepFormer(userId: string, former: FormerEmail): Promise<void> {
    await this.#sql
      .insertInto('FormerEmailRow')
      .values({ id: this.#ids.next(), userId, ...former })
      .execute();
  }

  async formerOf(userId: string): Promise<readonly FormerEmail[]> {
    return this.#sql
      .selectFrom('FormerEmailRow')
      .select(['email', 'until'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
  }

  async forgetFormer(userId: string): Promise<void> {
    await this.#sql.deleteFrom('FormerEmailRow').where('userId', '=', userId).execute();
  }

  get #sql() {
    return this.#database.sql<IdentityTables>();
  }
}

const toChange = ({ tokenHash: _, ...change }: Selectable<IdentityTables['EmailChangeRow']>): EmailChange => change;
