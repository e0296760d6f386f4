import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '../db/database.ts';
import { erasedAnswer } from '../http/idempotency.ts';

/**
 * Copies of personal data that the infrastructure keeps for some hours: answers for idempotency keys, live events, mails and
 * other queued jobs. An export leaves these copies out, but an erasure has to delete them.
 */
export class Traces implements PersonalData {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  recordsOf(): Promise<PersonalRecords> {
    return Promise.resolve({});
  }

  async erase({ id, email, emailVerified }: Person): Promise<void> {
    const query = this.#database.sql<unknown>();
    await sql`delete from idempotency_key where user_id = ${id}::uuid`.execute(query);
    // in stored answers of other users only the text is replaced: without the key, a late repeat would act a second time
    await sql`update idempotency_key set answer = ${erasedAnswer} where strpos(answer, ${id}) > 0`.execute(query);
    // events are emptied and not deleted, because streams resume by the ids of events, also of events that were for others
    const about = sql`audience @> array[${`user:${id}`}]`;
    await sql`update live_event set type = 'notification', data = '{}' where ${about}`.execute(query);
    await sql`update outbox set type = 'notification', data = '{}' where ${about}`.execute(query);
    const { rows } = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(query);
    if (!rows[0]?.there) return;
    await sql`delete from jobs.job where data ->> 'to' in (${email}, ${id}) or data ->> 'email' = ${email}`.execute(
      query,
    );
    // the user's messages by the contact form; if the address is not proved, they may belong to somebody else
    if (emailVerified) await sql`delete from jobs.job where data -> 'params' ->> 'email' = ${email}`.execute(query);
  }
}
