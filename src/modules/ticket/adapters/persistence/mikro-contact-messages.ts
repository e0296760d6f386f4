import { createHmac } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { boundedCount, inRange, oneOfEach, pageInOrder } from '#platform/db/lists.ts';
import { forUpdate } from '#platform/db/orm.ts';
import { foldedSql, patternsOf } from '#platform/db/search.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type {
  ContactMessageDesk,
  ContactMessageLists,
  ContactMessages,
  ContactMessagesPart,
} from '../../application/ports.ts';
import type { ContactMessage, ContactSender } from '../../domain/contact-message.ts';
import { ContactMessageRow, type TicketTables } from './ticket.table.ts';

export class MikroContactMessages implements ContactMessages, ContactMessageDesk, ContactMessageLists {
  readonly #database: Database;
  readonly #key: Buffer;

  constructor(database: Database, secret: string) {
    this.#database = database;
    this.#key = deriveKey(secret, 'contact sender');
  }

  get #sql(): Kysely<TicketTables> {
    return this.#database.sql<TicketTables>();
  }

  lockSender(sender: ContactSender): Promise<void> {
    return this.#database.advisoryLock(`contact ${this.#digestOf(sender)}`);
  }

  async latestTimes(sender: ContactSender, limit: number): Promise<readonly Date[]> {
    const rows = await this.#sql
      .selectFrom('ContactMessageRow')
      .select('createdAt')
      .where('sender', '=', this.#digestOf(sender))
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ createdAt }) => createdAt);
  }

  async add(message: ContactMessage, sender: ContactSender): Promise<void> {
    await this.#database.em.insert(ContactMessageRow, { ...rowOf(message), sender: this.#digestOf(sender) });
  }

  async find(id: string): Promise<ContactMessage | undefined> {
    const row = await this.#database.em.findOne(ContactMessageRow, { id }, { fields: shown });
    return row ? messageOf(row) : undefined;
  }

  async lock(id: string): Promise<ContactMessage | undefined> {
    const row = await this.#database.em.findOne(ContactMessageRow, { id }, { ...forUpdate, fields: shown });
    return row ? messageOf(row) : undefined;
  }

  async save(message: ContactMessage): Promise<void> {
    await this.#database.em.nativeUpdate(ContactMessageRow, { id: message.id }, rowOf(message));
  }

  async list({ from, limit, descending, where, answered, search = '', created }: ContactMessagesPart) {
    let wanted = this.#sql
      .selectFrom('ContactMessageRow')
      .where(oneOfEach({ ...where }))
      .where(inRange('createdAt', created))
      .$if(answered !== undefined, (query) => query.where('answeredAt', answered ? 'is not' : 'is', null));
    for (const pattern of patternsOf(search)) wanted = wanted.where(sql.raw<string>(searched), 'like', pattern);
    const [rows, counted] = await Promise.all([
      pageInOrder(wanted.select(shown), ['createdAt', 'id'], { from, limit, descending }),
      boundedCount(this.#sql, wanted),
    ]);
    return { rows: rows.map(messageOf), ...counted };
  }

  /**
   * A keyed hash. With a plain hash, and the e-mail stored beside it, the network address could be found by trying all
   * addresses.
   */
  #digestOf({ email, address }: ContactSender): string {
    return createHmac('sha256', this.#key).update(`${email} ${address}`).digest('base64url');
  }
}

/** There are few contact messages compared with tickets, so a search needs no index. */
const searched = foldedSql(`"name" || ' ' || "email" || ' ' || "text"`);

/** `sender` is left out, because only the rate limit needs it. */
const shown = ['id', 'name', 'email', 'text', 'createdAt', 'answeredAt', 'answeredBy', 'answeredByName'] as const;

export const rowOf = ({ answered, ...message }: ContactMessage) => ({
  ...message,
  answeredAt: answered?.at ?? null,
  answeredBy: answered?.by.id ?? null,
  answeredByName: answered?.by.displayName ?? null,
});

export const messageOf = ({
  answeredAt,
  answeredBy,
  answeredByName,
  ...message
}: Pick<Selectable<TicketTables['ContactMessageRow']>, (typeof shown)[number]>): ContactMessage => ({
  ...message,
  answered:
    answeredAt === null || answeredBy === null
      ? null
      : { at: answeredAt, by: { id: answeredBy, displayName: answeredByName ?? '' } },
});
