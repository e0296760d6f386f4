import type { Database } from '#platform/db/database.ts';
import type { PasswordLink, PasswordLinks } from '../../application/ports.ts';
import type { LinkTokens } from '../crypto/link-tokens.ts';
import type { IdentityTables } from './identity.table.ts';

/** The database holds only hashes of tokens. */
export class SqlPasswordLinks implements PasswordLinks {
  readonly #database: Database;
  readonly #tokens: LinkTokens;

  constructor(database: Database, tokens: LinkTokens) {
    this.#database = database;
    this.#tokens = tokens;
  }

  async issue(link: PasswordLink): Promise<string> {
    const token = this.#tokens.tokenFor(link.id);
    await this.#sql
      .insertInto('PasswordLinkRow')
      .values({ ...link, tokenHash: this.#tokens.hashOf(token), usedAt: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return token;
  }

  async holderOf(token: string, now: Date): Promise<string | undefined> {
    const row = await this.#sql
      .selectFrom('PasswordLinkRow')
      .select('userId')
      .where('tokenHash', '=', this.#tokens.hashOf(token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    return row?.userId;
  }

  async redeem(token: string, now: Date): Promise<boolean> {
    const row = await this.#sql
      .updateTable('PasswordLinkRow')
      .set({ usedAt: now })
      .where('tokenHash', '=', this.#tokens.hashOf(token))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async revokeAllOf(userId: string, now: Date): Promise<void> {
    await this.#sql
      .updateTable('PasswordLinkRow')
      .set({ usedAt: now })
      .where('userId', '=', userId)
      .where('usedAt', 'is', null)
      .execute();
  }

  async purge(before: Date): Promise<void> {
    await this.#sql.deleteFrom('PasswordLinkRow').where('expiresAt', '<', before).execute();
  }

  get #sql() {
    return this.#database.sql<IdentityTables>();
  }
}
