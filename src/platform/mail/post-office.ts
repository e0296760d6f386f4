import { createHash } from 'node:crypto';
import { type Addresses, type Mail, mailReach, type Mails, type MailTemplate } from '#kernel/mail.ts';
import type { Clock, Jobs } from '#kernel/ports.ts';
import { retention } from '#kernel/retention.ts';
import type { Database } from '../db/database.ts';
import type { TablesOf } from '../db/orm.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import { asHtml, asText } from './layout.ts';
import { type Mailer, MailFailed } from './mailer.ts';
import type { SentMailRow } from './mail.table.ts';
import { contentOf } from './templates.tr.ts';

type Tables = TablesOf<typeof SentMailRow>;

const queue = 'mail';
/** Milliseconds after which a claim without a result counts as dead. */
const abandonedAfter = 60_000;
/** Milliseconds after which a mail is given up if the address does not accept it. */
const retryForMs = 24 * 3600_000;
/** Mails that are not sent to an unreachable address. Mails about the account itself are always sent. */
const heldBack: readonly MailTemplate[] = ['order-update', 'message', 'letter'];

/** A mail in the queue. */
type Queued = Mail & { readonly queuedAt: string };

/** Sends each mail at least once, and not twice for the same key (domain.md §8). */
export class PostOffice implements Mails {
  readonly #database: Database;
  readonly #mailer: Mailer;
  readonly #jobs: Jobs;
  readonly #clock: Clock;
  readonly #addresses: Addresses;

  constructor(database: Database, mailer: Mailer, jobs: Jobs, clock: Clock, addresses: Addresses) {
    this.#database = database;
    this.#mailer = mailer;
    this.#jobs = jobs;
    this.#clock = clock;
    this.#addresses = addresses;
  }

  async queue(mail: Mail): Promise<void> {
    const queued: Queued = { ...mail, queuedAt: this.#clock.now().toISOString() };
    await this.#jobs.send(queue, queued, { singletonKey: mail.key });
  }

  /** Delivers a queued mail. If the address has not accepted it for a day, the mail is given up, and the staff see this. */
  async work({ queuedAt, ...mail }: Queued): Promise<void> {
    try {
      await this.deliver(mail);
    } catch (error) {
      const waited = this.#clock.now().getTime() - Date.parse(queuedAt);
      if (!(error instanceof MailFailed) || error.recipient === undefined || waited < retryForMs) throw error;
      await this.#addresses.failed(mail.to, 'given-up');
    }
  }

  async deliver(mail: Mail): Promise<void> {
    if (!(await this.#mayGo(mail))) return;
    if (!(await this.#claim(mail.key))) return;
    try {
      const content = contentOf(mail);
      await this.#mailer.send({
        to: mail.to,
        subject: content.subject,
        text: asText(content),
        html: asHtml(content),
        ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
        ...(content.unsubscribe === undefined ? {} : { unsubscribe: content.unsubscribe }),
        messageId: `<${createHash('sha256').update(mail.key).digest('hex').slice(0, 32)}@basamak>`,
      });
    } catch (error) {
      await this.#release(mail.key);
      if (!(error instanceof MailFailed && error.recipient === 'refused')) throw error;
      await this.#addresses.failed(mail.to, 'refused');
      return;
    }
    await this.#sent(mail.key);
  }

  async #mayGo({ template, to }: Mail): Promise<boolean> {
    const needsProof = mailReach[template] === 'proved';
    if (!needsProof && !heldBack.includes(template)) return true;
    const { proved, reachable } = await this.#addresses.stateOf(to);
    return (proved || !needsProof) && (reachable || !heldBack.includes(template));
  }

  /** Deletes the keys of old mails. */
  async purge(): Promise<void> {
    const before = new Date(this.#clock.now().getTime() - retention.sentMails.for.milliseconds);
    await this.#database.sql<Tables>().deleteFrom('SentMailRow').where('claimedAt', '<', before).execute();
  }

  /**
   * True if the caller must send the mail; false if it was sent already.
   * @throws while another sender is sending it, so that the job is retried
   */
  async #claim(key: string): Promise<boolean> {
    const now = this.#clock.now();
    const claimed = await this.#database
      .sql<Tables>()
      .insertInto('SentMailRow')
      .values({ key, claimedAt: now, sentAt: null })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ claimedAt: now })
          .where('SentMailRow.sentAt', 'is', null)
          .where('SentMailRow.claimedAt', '<', new Date(now.getTime() - abandonedAfter)),
      )
      .returning('key')
      .executeTakeFirst();
    if (claimed) return true;
    const earlier = await this.#database
      .sql<Tables>()
      .selectFrom('SentMailRow')
      .select('sentAt')
      .where('key', '=', key)
      .executeTakeFirst();
    if (earlier?.sentAt) return false;
    throw new Error(`mail ${key} is being sent by another process`);
  }

  async #release(key: string): Promise<void> {
    await this.#database
      .sql<Tables>()
      .deleteFrom('SentMailRow')
      .where('key', '=', key)
      .where('sentAt', 'is', null)
      .execute();
  }

  async #sent(key: string): Promise<void> {
    await this.#database
      .sql<Tables>()
      .updateTable('SentMailRow')
      .set({ sentAt: this.#clock.now() })
      .where('key', '=', key)
      .execute();
  }
}

export const mailJobs = (office: PostOffice): readonly JobHandler[] => [
  // only queue() fills this queue. The retries are at most ten minutes apart and cover an outage of a mail server for a day
  { queue, retries: 150, handle: (data) => office.work(data as Queued) },
  { queue: 'mail.purge', cron: '27 3 * * *', handle: () => office.purge() },
];
