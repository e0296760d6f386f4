import type { ExpressionBuilder } from 'kysely';
import { erasedName, erasedText, type Person, type PersonalData } from '#kernel/personal-data.ts';
import type { Database } from '#platform/db/database.ts';
import type { TicketTables } from './ticket.table.ts';

export const ticketPersonalData = (database: Database): PersonalData => {
  const tables = () => database.sql<TicketTables>();
  return {
    recordsOf: async (person) => {
      const { id } = person;
      const tickets = await tables()
        .selectFrom('TicketRow')
        .selectAll()
        .where('userId', '=', id)
        .orderBy('id')
        .execute();
      const ticketMessages = await tables()
        .selectFrom('TicketMessageRow')
        .select(['id', 'ticketId', 'senderName', 'text', 'createdAt'])
        .where('senderId', '=', id)
        .orderBy('id')
        .execute();
      const contactMessages = await tables()
        .selectFrom('ContactMessageRow')
        .select(['id', 'name', 'email', 'text', 'createdAt'])
        .where((row) => theirs(row, person))
        .orderBy('id')
        .execute();
      return { tickets, ticketMessages, contactMessages };
    },
    /**
     * The ticket is kept without the name, the subject and the texts of its user. Texts of a staff member are kept
     * without the writer's name, because they contain nothing about the writer.
     */
    erase: async (person) => {
      const { id } = person;
      await tables()
        .updateTable('TicketRow')
        .set({ userName: erasedName, subject: erasedText })
        .where('userId', '=', id)
        .execute();
      await tables()
        .updateTable('TicketMessageRow')
        .set({ text: erasedText })
        .where('senderId', '=', id)
        .where('senderRole', 'in', ['customer', 'booster'])
        .execute();
      await tables()
        .updateTable('TicketMessageRow')
        .set({ senderName: erasedName })
        .where('senderId', '=', id)
        .execute();
      await tables().updateTable('TicketEventRow').set({ actorName: erasedName }).where('actorId', '=', id).execute();
      await tables()
        .updateTable('ContactMessageRow')
        .set({ answeredByName: erasedName })
        .where('answeredBy', '=', id)
        .execute();
      await tables()
        .deleteFrom('ContactMessageRow')
        .where((row) => theirs(row, person))
        .execute();
    },
  };
};

/**
 * Contact messages from the person's verified addresses. A message from an unverified address may be somebody else's.
 */
const theirs = (
  row: ExpressionBuilder<TicketTables, 'ContactMessageRow'>,
  { email, emailVerified, formerEmails = [] }: Person,
) =>
  row.or([
    ...(emailVerified ? [row('email', '=', email)] : []),
    ...formerEmails.map((former) => row.and([row('email', '=', former.email), row('createdAt', '<=', former.until)])),
  ]);
