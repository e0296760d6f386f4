import type { ExpressionBuilder } from 'kysely';
import { erasedName, erasedText, type Person, type PersonalData, type PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { TicketTables } from './ticket.table.ts';

export class TicketPersonalData implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async recordsOf(person: Person): Promise<PersonalRecords> {
    const { id } = person;
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
    const contactMessages = await this.#sql
      .selectFrom('ContactMessageRow')
      .select(['id', 'name', 'email', 'text', 'createdAt'])
      .where((row) => theirs(row, person))
      .orderBy('id')
      .execute();
    return { tickets, ticketMessages, contactMessages };
  }

  /** That help was asked for stays, and so do the answers: what the house wrote was never about its writer. */
  async erase(person: Person): Promise<void> {
    const { id } = person;
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
    await this.#sql
      .deleteFrom('ContactMessageRow')
      .where((row) => theirs(row, person))
      .execute();
  }

  get #sql() {
    return this.#database.sql<TicketTables>();
  }
}

/** An address that was never proved may be somebody else's, and so what was sent from it. */
const theirs = (
  row: ExpressionBuilder<TicketTables, 'ContactMessageRow'>,
  { email, emailVerified, formerEmails = [] }: Person,
) =>
  row.or([
    ...(emailVerified ? [row('email', '=', email)] : []),
    ...formerEmails.map((former) => row.and([row('email', '=', former.email), row('createdAt', '<=', former.until)])),
  ]);
