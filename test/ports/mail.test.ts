import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type Addresses, type Mail, mailReach } from '#kernel/mail.ts';
import { type MailCatcher, startMailCatcher } from '#dev/mail-catcher.ts';
import { Database } from '#platform/db/database.ts';
import { SentMailRow } from '#platform/mail/mail.table.ts';
import { type Letter, type Mailer, MailFailed, SmtpMailer } from '#platform/mail/mailer.ts';
import { PostOffice } from '#platform/mail/post-office.ts';
import { sampleMails } from '#platform/mail/samples.ts';
import { RecordingJobs } from '#test/support/fakes/in-memory-identity.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  database = await Database.connect(server.url, [SentMailRow], { max: 10 });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const mail = (): Mail => ({
  key: randomUUID(),
  to: 'ece@basamak.test',
  template: 'message',
  params: { subject: 'İyi günler', text: 'Şöyle:\n\nBöyle.' },
});

class FixedAddresses implements Addresses {
  readonly failures: unknown[] = [];
  reachable = true;
  proved = true;

  stateOf() {
    return Promise.resolve({ proved: this.proved, reachable: this.reachable });
  }

  failed(...of: readonly unknown[]) {
    this.failures.push(of);
    return Promise.resolve();
  }
}

class RecordingMailer implements Mailer {
  readonly sent: Letter[] = [];
  failures = 0;
  failure = new Error('the post office is closed');

  async send(letter: Letter): Promise<void> {
    await new Promise((later) => setTimeout(later, 20));
    if (this.failures-- > 0) throw this.failure;
    this.sent.push(letter);
  }
}

describe('the post office', () => {
  let mailer: RecordingMailer;
  let clock: FixedClock;
  let office: PostOffice;
  beforeEach(() => {
    mailer = new RecordingMailer();
    clock = new FixedClock();
    office = new PostOffice(database, mailer, new RecordingJobs(), clock, new FixedAddresses());
  });

  test('sends a mail once, even if asked 20 times at once and again later', async () => {
    const letter = mail();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => office.deliver(letter)));
    expect(mailer.sent).toHaveLength(1);
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    await office.deliver(letter);
    expect(mailer.sent).toHaveLength(1);
    await office.deliver(mail());
    expect(mailer.sent).toHaveLength(2);
    expect(mailer.sent[0]?.messageId).not.toBe(mailer.sent[1]?.messageId);
  });

  test('sends a mail whose first attempt failed when asked again', async () => {
    const letter = mail();
    mailer.failures = 1;
    await expect(office.deliver(letter)).rejects.toThrow('closed');
    await office.deliver(letter);
    expect(mailer.sent).toHaveLength(1);
  });

  test('sends a mail 61 seconds after its first sender died while sending it', async () => {
    const letter = mail();
    const stuck: Mailer = { send: () => new Promise(() => {}) };
    void new PostOffice(database, stuck, new RecordingJobs(), clock, new FixedAddresses()).deliver(letter);
    await new Promise((later) => setTimeout(later, 100));
    await expect(office.deliver(letter)).rejects.toThrow('is being sent');
    clock.advance({ seconds: 61 });
    await office.deliver(letter);
    expect(mailer.sent).toHaveLength(1);
  });

  test('reports a refused address, and then sends it only mails about the account', async () => {
    const addresses = new FixedAddresses();
    office = new PostOffice(database, mailer, new RecordingJobs(), clock, addresses);
    mailer.failures = 1;
    mailer.failure = new MailFailed('550', 'refused');
    await office.deliver(mail());
    expect(addresses.failures).toEqual([['ece@basamak.test', 'refused']]);
    addresses.reachable = false;
    await office.deliver(mail());
    expect(mailer.sent).toEqual([]);
    const { key, to } = mail();
    await office.deliver({ key, to, template: 'password-changed', params: { firstName: 'Ece' } });
    expect(mailer.sent).toMatchObject([{ subject: 'Şifren değişti' }]);
  });

  test.each(sampleMails)(
    'sends $template to an unproved address only if its template may go there: %#',
    async (sample) => {
      const addresses = new FixedAddresses();
      office = new PostOffice(database, mailer, new RecordingJobs(), clock, addresses);
      addresses.proved = false;
      const letter = { ...sample, key: randomUUID() };
      await office.deliver(letter);
      expect(mailer.sent).toHaveLength(mailReach[letter.template] === 'proved' ? 0 : 1);
      // a held back mail has claimed no key, so it can be sent later
      addresses.proved = true;
      await office.deliver(letter);
      expect(mailer.sent).toHaveLength(1);
    },
  );

  test('a mail that proves an address contains no name and no text written by a user', () => {
    const written = sampleMails.filter(({ template }) => mailReach[template] === 'proves');
    expect(written.length).toBeGreaterThan(0);
    for (const { params } of written)
      expect(Object.keys(params).filter((name) => name !== 'link' && name !== 'isBooster')).toEqual([]);
  });

  test('gives up an address whose server deferred a mail for a day, but not because our own server is down', async () => {
    const addresses = new FixedAddresses();
    office = new PostOffice(database, mailer, new RecordingJobs(), clock, addresses);
    const queued = { ...mail(), queuedAt: clock.now().toISOString() };
    mailer.failures = 4;
    mailer.failure = new MailFailed('452', 'deferred');
    await expect(office.work(queued)).rejects.toThrow('452');
    clock.advance({ days: 1 });
    mailer.failure = new MailFailed('ESOCKET');
    await expect(office.work(queued)).rejects.toThrow('ESOCKET');
    expect(addresses.failures).toEqual([]);
    mailer.failure = new MailFailed('452', 'deferred');
    await office.work(queued);
    expect(addresses.failures).toEqual([['ece@basamak.test', 'given-up']]);
  });

  test('queues a mail under its key, and deletes old keys', async () => {
    const jobs = new RecordingJobs();
    const letter = mail();
    await new PostOffice(database, mailer, jobs, clock, new FixedAddresses()).queue(letter);
    const queuedAt = clock.now().toISOString();
    expect(jobs.sent).toEqual([
      { queue: 'mail', data: { ...letter, queuedAt }, options: { singletonKey: letter.key } },
    ]);
    await office.deliver(letter);
    clock.advance({ days: 31 });
    await office.purge();
    expect(
      await database.sql<{ SentMailRow: { key: string } }>().selectFrom('SentMailRow').selectAll().execute(),
    ).toEqual([]);
  });
});

describe('mail by SMTP', () => {
  let catcher: MailCatcher;
  beforeAll(async () => {
    catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  });
  afterAll(() => catcher.stop());

  test('a mail arrives as text and as HTML, in Turkish', async () => {
    const mailer = new SmtpMailer({
      smtpUrl: `smtp://127.0.0.1:${catcher.smtpPort}`,
      from: 'Basamak <destek@basamak.test>',
    });
    await new PostOffice(database, mailer, new RecordingJobs(), new FixedClock(), new FixedAddresses()).deliver(mail());
    const caught = (await (await fetch(`${catcher.url}/messages`)).json()) as object[];
    expect(caught).toMatchObject([
      {
        from: 'Basamak <destek@basamak.test>',
        to: ['ece@basamak.test'],
        subject: 'İyi günler',
        text: expect.stringContaining('Şöyle:\n\nBöyle.'),
        html: expect.stringContaining('<p style="margin:0 0 16px">Böyle.</p>'),
      },
    ]);
  });

  test('a mail that can be turned off has a one-click unsubscribe header and a link (RFC 8058)', async () => {
    const mailer = new SmtpMailer({ smtpUrl: `smtp://127.0.0.1:${catcher.smtpPort}`, from: 'destek@basamak.test' });
    const unsubscribe = `https://basamak.test/bildirim-kapat?token=${'x'.repeat(120)}`;
    const office = new PostOffice(database, mailer, new RecordingJobs(), new FixedClock(), new FixedAddresses());
    await office.deliver({ ...mail(), unsubscribe });
    const [caught] = (await (await fetch(`${catcher.url}/messages`)).json()) as object[];
    expect(caught).toMatchObject({
      unsubscribe: [`<${unsubscribe}>`, 'List-Unsubscribe=One-Click'],
      text: expect.stringContaining(unsubscribe),
      html: expect.stringContaining(`<a href="${unsubscribe}"`),
    });
  });

  test.each([
    [550, '5.1.1 no such user', 'refused'],
    [452, '4.2.2 mailbox full', 'deferred'],
    [550, '5.7.1 we do not trust you', undefined],
  ] as const)(
    'the answer of the recipient’s server decides whether the address is refused, deferred or neither: %s %s',
    async (responseCode, text, recipient) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: (_address, _session, answer) => answer(Object.assign(new Error(text), { responseCode })),
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.server.address() as AddressInfo;
      const strict = new SmtpMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'destek@basamak.test' });
      const letter = { to: 'ece@basamak.test', subject: 'x', text: 'x', html: 'x', messageId: '<x@basamak>' };
      const failure: unknown = await strict.send(letter).catch((error: unknown) => error);
      await new Promise<void>((closed) => server.close(closed));
      expect(failure).toMatchObject({ message: `SMTP: EENVELOPE ${responseCode}`, recipient });
    },
  );

  test('an SMTP server that cannot be reached fails the mail', async () => {
    const mailer = new SmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'destek@basamak.test' });
    await expect(
      mailer.send({ to: 'ece@basamak.test', subject: 'x', text: 'x', html: 'x', messageId: '<x@basamak>' }),
    ).rejects.toThrow('SMTP: ESOCKET');
  });
});
