import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { type ReceiveApplication, receiveApplication } from '#modules/booster/application/receive-application.ts';
import type { Said } from '#modules/booster/domain/application.ts';
import { type ReceiveContact, receiveContact } from '#modules/ticket/application/receive-contact.ts';
import { anApplication } from '#test/support/applications.ts';
import { InMemoryApplications } from '#test/support/fakes/in-memory-applications.ts';
import { InMemoryRateLimits } from '#test/support/fakes/in-memory-identity.ts';
import { InMemoryContactMessages } from '#test/support/fakes/in-memory-tickets.ts';
import { RecordingMails } from '#test/support/fakes/in-memory-notifications.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { DefaultSettings } from '#test/support/default-settings.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const ids = { next: () => v7() };

describe('the contact form', () => {
  let mails: RecordingMails;
  let clock: FixedClock;
  let contact: ReceiveContact;
  beforeEach(() => {
    mails = new RecordingMails();
    clock = new FixedClock();
    const config = { contact: { fromAddress: { attempts: 5, windowSeconds: 3600 } } };
    const [messages, limits] = [new InMemoryContactMessages(), new InMemoryRateLimits(clock)];
    contact = receiveContact({
      messages,
      mails,
      rateLimits: limits,
      support: new DefaultSettings().support,
      config,
      work: unitOfWork({ transactions: new NoTransactions(), clock, ids }),
    });
  });
  const write = (email = 'ece@basamak.test', { address = '192.0.2.1', bait = '' } = {}) =>
    contact({ name: 'Ece Işık', text: 'Koçluk ne zaman başlar?', bait }, { email, address });

  test('mails each message once to the company’s contact address', async () => {
    await write();
    await write();
    expect(mails.sent).toMatchObject(
      [1, 2].map(() => ({
        to: 'iletisim@basamak.test',
        template: 'contact',
        params: { name: 'Ece Işık', email: 'ece@basamak.test', text: 'Koçluk ne zaman başlar?' },
      })),
    );
    expect(new Set(mails.sent.map(({ key }) => key)).size).toBe(2);
  });

  test('accepts three messages of one sender from one address in any 15 minutes', async () => {
    await write();
    clock.advance({ seconds: 300 });
    await write();
    await write();
    await expect(write()).rejects.toMatchObject({
      code: 'conversation.too_many_messages',
      params: { retryAfterSeconds: 600 },
    });
    await write('ece@basamak.test', { address: '192.0.2.2' });
    clock.advance({ seconds: 600 });
    await write();
    expect(mails.sent).toHaveLength(5);
  });

  test('limits the messages from one IP address, whatever the sender’s e-mail address', async () => {
    for (const number of [1, 2, 3, 4, 5]) await write(`ece${number}@basamak.test`);
    await expect(write('ece6@basamak.test')).rejects.toMatchObject({ code: 'identity.too_many_attempts' });
    await write('ece6@basamak.test', { address: '192.0.2.2' });
  });

  test('drops a message that fills the hidden field', async () => {
    await write('ece@basamak.test', { bait: 'https://example.com' });
    expect(mails.sent).toEqual([]);
  });
});

describe('an application', () => {
  let applications: InMemoryApplications;
  let mails: RecordingMails;
  let receive: ReceiveApplication;
  beforeEach(() => {
    applications = new InMemoryApplications();
    mails = new RecordingMails();
    const few = { attempts: 3, windowSeconds: 3600 };
    const clock = new FixedClock();
    const [counted, work] = [new InMemoryRateLimits(clock), new NoTransactions()];
    const limits = { fromAddress: few, answersFromAddress: few };
    receive = receiveApplication({
      applications,
      mails,
      rateLimits: counted,
      limits,
      work: unitOfWork({ transactions: work, clock, ids }),
    });
  });
  const said: Said = anApplication();
  const apply = (change: Partial<Said> = {}, { address = '192.0.2.1', bait = '' } = {}) =>
    receive({ ...said, ...change }, { address, bait });

  test('is stored as it was written and waits for staff', async () => {
    const { id, state } = await apply();
    expect(state).toBe('waiting');
    expect(await applications.find(id)).toMatchObject({ firstName: 'Ece', leagueRank: 'master4', state: 'waiting' });
  });

  test('is acknowledged by a mail that repeats none of its content', async () => {
    await apply();
    expect(mails.sent).toMatchObject([{ to: said.email, template: 'application-received', params: {} }]);
  });

  test('is refused while another one from the same e-mail address waits', async () => {
    await apply();
    await expect(apply()).rejects.toMatchObject({ code: 'booster.application_waiting' });
    await apply({ email: 'baska@basamak.test' });
  });

  test('is limited per IP address', async () => {
    for (const number of [1, 2, 3]) await apply({ email: `ece${number}@basamak.test` });
    await expect(apply({ email: 'ece4@basamak.test' })).rejects.toMatchObject({ code: 'identity.too_many_attempts' });
    await apply({ email: 'ece4@basamak.test' }, { address: '192.0.2.2' });
  });

  test('that fills the hidden field is answered like any other, but not stored', async () => {
    const { id } = await apply({}, { bait: 'https://example.com' });
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(await applications.find(id)).toBeUndefined();
    expect(mails.sent).toEqual([]);
    await apply();
  });
});
