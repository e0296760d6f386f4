import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '../db/database.ts';
import { erasedAnswer } from '../http/idempotency.ts';

/**
 * Copies of personal data that the infrastructure keeps for some hours: answers for idempotency keys, live events, mails and
 * other queued jobs. An export leaves the copies out; an erasure must include them.
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
    // of other users' stored answers only the text goes: without its key a late repeat would act a second time
    await sql`update idempotency_key set answer = ${erasedAnswer} where strpos(answer, ${id}) > 0`.execute(query);
    // emptied, not deleted: streams resume by the ids of events, whoever else they were for
    const about = sql`audience @> array[${`user:${id}`}]`;
    await sql`update live_event set type = 'notification', data = '{}' where ${about}`.execute(query);
    await sql`update outbox set type = 'notification', data = '{}' where ${about}`.execute(query);
    const { rows } = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(query);
    if (!rows[0]?.there) return;
    await sql`delete from jobs.job where data ->> 'to' in (${email}, ${id}) or data ->> 'email' = ${email}`.execute(
      query,
    );
    // their messages by the contact form; with an unproved address they may be somebody else's
    if (emailVerified) await sql`delete from jobs.job where data -> 'params' ->> 'email' = ${email}`.execute(query);
  }
}
