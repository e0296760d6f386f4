import { erasedName, erasedText, type Person, type PersonalData, type PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { TicketTables } from './ticket.table.ts';

export class TicketPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf({ id, email, emailVerified }: Person): Promise<PersonalRecords> {
    const tickets = await this.#sql
      .selectFrom('TicketRow')
      .selectAll()
      .where('userId', '=', id)
      .orderBy('id')
      .execute();
    const ticketMessages = await this.#sql
      .selectFrom('TicketMessageRow')
      .select(['id', 'ticketId', 'senderName', 'text', 'createdAt'])
      .where('senderId', '=', id)
      .orderBy('id')
      .execute();
    // an address that was never proved may be somebody else's, and so what was sent from it
    if (!emailVerified) return { tickets, ticketMessages };
    const contactMessages = await this.#sql
      .selectFrom('ContactMessageRow')
      .select(['id', 'name', 'email', 'text', 'createdAt'])
      .where('email', '=', email)
      .orderBy('id')
      .execute();
    return { tickets, ticketMessages, contactMessages };
  }

  /** That help was asked for stays, and so do the answers: what the house wrote was never about its writer. */
  async erase({ id, email, emailVerified }: Person): Promise<void> {
    await this.#sql
      .updateTable('TicketRow')
      .set({ userName: erasedName, subject: erasedText })
      .where('userId', '=', id)
      .execute();
    await this.#sql
      .updateTable('TicketMessageRow')
      .set({ text: erasedText })
      .where('senderId', '=', id)
      .where('senderRole', 'in', ['customer', 'booster'])
      .execute();
    await this.#sql
      .updateTable('TicketMessageRow')
      .set({ senderName: erasedName })
      .where('senderId', '=', id)
      .execute();
    await this.#sql.updateTable('TicketEventRow').set({ actorName: erasedName }).where('actorId', '=', id).execute();
    await this.#sql
      .updateTable('ContactMessageRow')
      .set({ answeredByName: erasedName })
      .where('answeredBy', '=', id)
      .execute();
    if (emailVerified) await this.#sql.deleteFrom('ContactMessageRow').where('email', '=', email).execute();
  }

  get #sql() {
    return this.#database.sql<TicketTables>();
  }
}
