import type { Listed } from '#kernel/lists.ts';
import { expressionBuilder, type Kysely, type Selectable, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Found } from '#kernel/search.ts';
import type { Database } from '#platform/db/database.ts';
import {
  boundedCount,
  countPlaces,
  inRange,
  isIn,
  oneOfEach,
  pageAndCount,
  pageInOrder,
  refuseIfCut,
  type SearchPlace,
} from '#platform/db/lists.ts';
import { forUpdate } from '#platform/db/orm.ts';
import { beginningWith, wordPatternsOf } from '#platform/db/search.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { Tickets, TicketsPart } from '../../application/ports.ts';
import type { Side, Ticket, TicketEvent, TicketMessage } from '../../domain/ticket.ts';
import { searchedName, TicketEventRow, TicketMessageRow, TicketRow, type TicketTables } from './ticket.table.ts';

type WantedTickets = SelectQueryBuilder<TicketTables, 'TicketRow', object>;

export class MikroTickets implements Tickets {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #sql(): Kysely<TicketTables> {
    return this.#database.sql<TicketTables>();
  }

  lockUser(userId: string): Promise<void> {
    return this.#database.advisoryLock(`ticket ${userId}`);
  }

  async latestOpenings(userId: string, limit: number): Promise<readonly Date[]> {
    const rows = await this.#sql
      .selectFrom('TicketRow')
      .select('createdAt')
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ createdAt }) => createdAt);
  }

  async add(ticket: Ticket): Promise<void> {
    await this.#database.em.insert(TicketRow, rowOf(ticket));
  }

  async find(id: string): Promise<Ticket | undefined> {
    const row = await this.#database.em.findOne(TicketRow, { id });
    return row ? ticketOf(row) : undefined;
  }

  async lock(id: string): Promise<Ticket | undefined> {
    const row = await this.#database.em.findOne(TicketRow, { id }, forUpdate);
    return row ? ticketOf(row) : undefined;
  }

  async save(ticket: Ticket): Promise<void> {
    await this.#database.em.nativeUpdate(TicketRow, { id: ticket.id }, rowOf(ticket));
  }

  async addMessage({ sender, ...message }: TicketMessage): Promise<void> {
    const from = { senderId: sender.id, senderRole: sender.role, senderName: sender.displayName };
    await this.#database.em.insert(TicketMessageRow, { ...message, ...from });
  }

  async addEvent({ actor, from: fromStatus, to: toStatus, ...event }: TicketEvent): Promise<void> {
    const by = { actorId: actor.id, actorRole: actor.role, actorName: actor.displayName };
    await this.#database.em.insert(TicketEventRow, { ...event, ...by, fromStatus, toStatus });
  }

  async messagesOf(ticketId: string): Promise<readonly TicketMessage[]> {
    const oldestFirst = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;
    const rows = await this.#database.em.find(TicketMessageRow, { ticketId }, oldestFirst);
    return rows.map(({ senderId, senderRole, senderName, ...message }) => ({
      ...message,
      sender: { id: senderId, role: senderRole, displayName: senderName },
    }));
  }

  async eventsOf(ticketId: string): Promise<readonly TicketEvent[]> {
    const oldestFirst = { orderBy: { at: 'asc', id: 'asc' } } as const;
    const rows = await this.#database.em.find(TicketEventRow, { ticketId }, oldestFirst);
    return rows.map(({ actorId, actorRole, actorName, fromStatus, toStatus, ...event }) => ({
      ...event,
      actor: { id: actorId, role: actorRole, displayName: actorName },
      from: fromStatus,
      to: toStatus,
    }));
  }

  async latestTimes(ticketId: string, senderId: string, limit: number): Promise<readonly Date[]> {
    const rows = await this.#sql
      .selectFrom('TicketMessageRow')
      .select('createdAt')
      .where('ticketId', '=', ticketId)
      .where('senderId', '=', senderId)
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ createdAt }) => createdAt);
  }

  async markRead(id: string, side: Side, seen: Date): Promise<void> {
    await this.#sql
      .updateTable('TicketRow')
      .set({ [marks[side]]: true })
      .where('id', '=', id)
      .where('updatedAt', '<=', seen)
      .execute();
  }

  async list({ from, limit, sort, where }: TicketsPart): Promise<Listed<Ticket>> {
    const { answered, read, waiting, search, ofPeople, created, firstAnswered, ...columns } = where;
    let asked = this.#sql
      .selectFrom('TicketRow')
      .where(oneOfEach(columns))
      .where(inRange('createdAt', created))
      .where(inRange('firstAnsweredAt', firstAnswered));
    if (answered !== undefined) asked = asked.where('answered', '=', answered);
    if (read !== undefined) asked = asked.where(marks[read.by], '=', read.is);
    if (waiting !== undefined) asked = asked.where('waitingSince', waiting ? 'is not' : 'is', null);
    refuseIfCut(ofPeople);
    const places = search === undefined ? undefined : placesOf(search, ofPeople);
    const direction = sort.descending ? 'desc' : 'asc';
    const count = () =>
      search !== undefined && places ? this.#countFound(asked, search, places) : boundedCount(this.#sql, asked);
    const page =
      // keyset pagination by waitingSince is impossible, because the column may be null
      sort.field === 'waitingSince'
        ? asked
            .where((ticket) => (places ? ticket.or(places.map(isIn)) : ticket.and([])))
            .selectAll()
            .orderBy(sort.field, direction)
            .orderBy('id', direction)
            .offset(from)
            .limit(limit)
            .execute()
        : pageInOrder(asked.selectAll(), [sort.field, 'id'], {
            from,
            limit,
            descending: sort.descending,
            ...(places ? { places } : {}),
          });
    const { rows, ...counted } = await pageAndCount(from, page, count);
    return {
      rows: readableRows('tickets', rows, ticketOf),
      ...counted,
      atLeast: counted.atLeast || ofPeople?.all === false,
    };
  }

  /**
   * Counts first the tickets that match by the beginning of the user's name: an index finds them, and the count stops
   * as soon as there are enough. These tickets match by the words, too. The index of words comes later, because it
   * first collects all its matches. Each place counts only tickets that the earlier places don't contain, and is
   * skipped when there are enough.
   */
  #countFound(asked: WantedTickets, search: string, others: readonly SearchPlace[]) {
    const called = sql<SqlBool>`${sql.raw(searchedName)} like ${beginningWith(search)}`;
    return countPlaces(this.#sql, asked, [called, ...others]);
  }

  async unreadOf(userId: string): Promise<number> {
    const counted = await this.#sql
      .selectFrom('TicketRow')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where('userId', '=', userId)
      .where('readByUser', '=', false)
      .where('status', '<>', 'trash')
      .executeTakeFirstOrThrow();
    return Number(counted.total);
  }
}

const marks = { user: 'readByUser', staff: 'readByStaff' } as const satisfies Record<Side, string>;

/** Where a search looks: in the ticket's own words, and in the tickets of the people whom it matches. */
const placesOf = (search: string, ofPeople: Found | undefined): SearchPlace[] => {
  const ticket = expressionBuilder<TicketTables, 'TicketRow'>();
  return [
    ticket.and(wordPatternsOf(search).map((pattern) => ticket('searchText', 'like', pattern))),
    ...(ofPeople ? [{ column: 'userId', ids: ofPeople.ids }] : []),
  ];
};

export const rowOf = ({ user, order, topUp, ...ticket }: Ticket) => ({
  ...ticket,
  userId: user.id,
  userRole: user.role,
  userName: user.displayName,
  orderId: order && order.id,
  orderNumber: order && order.number,
  topUpId: topUp && topUp.id,
  topUpNumber: topUp && topUp.number,
});

export const ticketOf = ({
  userId,
  userRole,
  userName,
  orderId,
  orderNumber,
  topUpId,
  topUpNumber,
  searchText: _searchText,
  ...ticket
}: Selectable<TicketTables['TicketRow']>): Ticket => ({
  ...ticket,
  user: { id: userId, role: userRole, displayName: userName },
  order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
  topUp: topUpId === null || topUpNumber === null ? null : { id: topUpId, number: topUpNumber },
});
