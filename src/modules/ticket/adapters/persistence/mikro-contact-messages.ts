import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ContactMessages } from '../../application/ports.ts';
import type { ContactMessage, ContactSender } from '../../domain/contact-message.ts';
import type { TicketTables } from './ticket.table.ts';

export class MikroContactMessages implements ContactMessages {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<TicketTables> {
    return this.#database.sql<TicketTables>();
  }

  async lockSender(sender: ContactSender): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${digestOf(sender)}`}, 0))`.execute(this.#sql);
  }

  async latestTimes(sender: ContactSender, limit: number): Promise<readonly Date[]> {
    const rows = await this.#sql
      .selectFrom('ContactMessageRow')
      .select('createdAt')
      .where('sender', '=', digestOf(sender))
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ createdAt }) => createdAt);
  }

  async add(message: ContactMessage, sender: ContactSender): Promise<void> {
    await this.#sql
      .insertInto('ContactMessageRow')
      .values({ ...message, sender: digestOf(sender) })
      .execute();
  }
}

const digestOf = ({ email, address }: ContactSender): string =>
  createHash('sha256').update(`${email} ${address}`).digest('base64url');
