// Booster applications: domain.md §7.
import { beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { HmacSignedIds } from '#platform/signed-ids.ts';
import { type AnswerQuestion, answerQuestion } from '#modules/booster/application/answer-question.ts';
import { questionQueue, type SendQuestion, sendQuestion } from '#modules/booster/application/send-question.ts';
import { forgetRefused } from '#modules/booster/application/forget-refused.ts';
import { answered, approved, asked, received, refused } from '#modules/booster/domain/application.ts';
import { anApplication } from '#test/support/applications.ts';
import { InMemoryApplications } from '#test/support/fakes/in-memory-applications.ts';
import { InMemoryRateLimits } from '#test/support/fakes/in-memory-identity.ts';
import { RecordingMails } from '#test/support/fakes/in-memory-notifications.ts';
import { FixedClock, NoTransactions } from '#test/support/fakes/kernel.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const at = new Date(Date.UTC(2026, 10, 22, 12));
const { consent: _, website: __, ...said } = anApplication();
const fresh = () => received(said, v7(), at);
const decided = { by: v7(), at };

describe('an application', () => {
  test('waits for the applicant after a question, and for staff after the answer', () => {
    const question = asked(fresh(), 'Hangi saatlerde?', at);
    expect(question).toMatchObject({ state: 'asked', exchange: [{ from: 'house', text: 'Hangi saatlerde?' }] });
    expect(answered(question, 'Akşamları.', at)).toMatchObject({
      state: 'waiting',
      exchange: [{ from: 'house' }, { from: 'applicant', text: 'Akşamları.' }],
    });
  });

  test('accepts one answer to a question', () => {
    const answer = () => answered(answered(asked(fresh(), 'Saatler?', at), 'Akşam.', at), 'Sabah.', at);
    expect(answer).toThrow(expect.objectContaining({ code: 'booster.answer_link_invalid' }));
  });

  test.each([
    ['is waiting', fresh()],
    ['has an open question', asked(fresh(), 'Saatler?', at)],
  ])('that %s can be decided', (_name, application) => {
    expect(approved(application, 'u1', decided)).toMatchObject({
      state: 'approved',
      userId: 'u1',
      decidedBy: decided.by,
    });
    expect(refused(application, 'Rank düşük.', decided)).toMatchObject({ state: 'refused', reason: 'Rank düşük.' });
  });

  test.each([
    ['approved', approved(fresh(), 'u1', decided)],
    ['refused', refused(fresh(), 'Rank düşük.', decided)],
  ])('that was %s can’t be changed any more', (_name, application) => {
    const already = expect.objectContaining({ code: 'booster.application_decided' });
    expect(() => asked(application, 'Saatler?', at)).toThrow(already);
    expect(() => approved(application, 'u2', decided)).toThrow(already);
    expect(() => refused(application, 'Neden', decided)).toThrow(already);
    expect(() => answered(application, 'Akşam.', at)).toThrow(
      expect.objectContaining({ code: 'booster.answer_link_invalid' }),
    );
  });
});

test('a refused application is deleted after the 180 days that the privacy policy names', async () => {
  const applications = new InMemoryApplications();
  const clock = new FixedClock(at);
  const row = refused(fresh(), 'Rank düşük.', decided);
  await applications.add(row);
  const daysLater = async (days: number) => {
    clock.advance({ days });
    await forgetRefused({ applications, clock })();
    return applications.find(row.id);
  };
  expect(await daysLater(180)).toEqual(row);
  expect(await daysLater(1)).toBeUndefined();
});

describe('a question to an applicant', () => {
  const links = new HmacSignedIds('a secret for tests, of at least 32 bytes', 'application answer');
  let applications: InMemoryApplications;
  let mails: RecordingMails;
  let send: SendQuestion;
  let answer: AnswerQuestion;
  beforeEach(() => {
    applications = new InMemoryApplications();
    mails = new RecordingMails();
    const clock = new FixedClock();
    const limits = { answersFromAddress: { attempts: 5, windowSeconds: 3600 } };
    send = sendQuestion({ applications, links, mails, config: { publicUrl: 'https://basamak.test' } });
    answer = answerQuestion({
      applications,
      links,
      rateLimits: new InMemoryRateLimits(clock),
      config: limits,
      work: unitOfWork({ transactions: new NoTransactions(), clock }),
    });
  });
  const questioned = async () => {
    const application = asked(fresh(), 'Hangi saatlerde?', at);
    await applications.add(application);
    return application;
  };

  test('is mailed with a link that contains its application’s signed id', async () => {
    const { id, email } = await questioned();
    await send({ applicationId: id, line: 0 });
    const [mail] = mails.sent;
    expect(mail).toMatchObject({ key: `application-question ${id} 0`, to: email, template: 'application-question' });
    const { question, link } = mail!.params as { question: string; link: string };
    expect(question).toBe('Hangi saatlerde?');
    expect(links.read(new URL(link).searchParams.get('token')!)).toBe(id);
  });

  test('is not mailed if it is already answered', async () => {
    const application = await questioned();
    await applications.save(answered(application, 'Akşamları.', at));
    await send({ applicationId: application.id, line: 0 });
    expect(mails.sent).toEqual([]);
    expect(questionQueue).toBe('booster.application-question');
  });

  test('can be read and answered by its link, once', async () => {
    const { id } = await questioned();
    const token = links.sign(id);
    expect(await answer.read(token, '192.0.2.1')).toMatchObject({ id });
    await answer.run(token, 'Akşamları.', '192.0.2.1');
    const used = { code: 'booster.answer_link_invalid' };
    await expect(answer.read(token, '192.0.2.1')).rejects.toMatchObject(used);
    await expect(answer.run(token, 'Sabahları.', '192.0.2.1')).rejects.toMatchObject(used);
    expect((await applications.find(id))?.exchange).toHaveLength(2);
  });

  test.each([
    '',
    'x',
    'A'.repeat(64),
    links.sign(v7()),
    new HmacSignedIds('b'.repeat(40), 'application answer').sign(v7()),
  ])('is not opened by a token that was not mailed: %s', async (token) => {
    await questioned();
    await expect(answer.read(token, '192.0.2.1')).rejects.toMatchObject({ code: 'booster.answer_link_invalid' });
  });

  test('cannot be read after five attempts from one address', async () => {
    for (const _ of [1, 2, 3, 4, 5]) await answer.read('x', '192.0.2.1').catch(() => undefined);
    await expect(answer.read('x', '192.0.2.1')).rejects.toMatchObject({ code: 'identity.too_many_attempts' });
  });
});
