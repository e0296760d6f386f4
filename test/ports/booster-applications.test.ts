import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { Transactions } from '#kernel/ports.ts';
import { boosterRows } from '#modules/booster/adapters/persistence/booster.table.ts';
import { boosterPersonalData } from '#modules/booster/adapters/persistence/booster-personal-data.ts';
import { MikroApplications } from '#modules/booster/adapters/persistence/mikro-applications.ts';
import type { Applications, ApplicationsPart } from '#modules/booster/application/ports.ts';
import { answered, approved, asked, received, refused, type Application } from '#modules/booster/domain/application.ts';
import { Database } from '#platform/db/database.ts';
import { anApplication } from '#test/support/applications.ts';
import { InMemoryApplications } from '#test/support/fakes/in-memory-applications.ts';
import { NoTransactions } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const application = (second = 0, change: Partial<Application> = {}): Application => {
  const { consent: _, website: __, ...said } = anApplication();
  return { ...received(said, v7(), at(second)), ...change };
};

interface Stores {
  readonly applications: Applications;
  readonly transactions: Transactions;
}

const contract = (make: () => Stores) => {
  let applications: Applications;
  let transactions: Transactions;
  beforeEach(() => {
    ({ applications, transactions } = make());
  });

  test('an application is found as it was added', async () => {
    const one = application();
    await applications.add(one);
    expect(await applications.find(one.id)).toEqual(one);
    expect(await applications.find(v7())).toBeUndefined();
  });

  test('a waiting application blocks another from the same e-mail address; a decided one does not', async () => {
    const decided = application(0, { state: 'refused' });
    const { email } = decided;
    await applications.add(decided);
    await applications.add(application(1, { email }));
    await expect(applications.add(application(2, { email }))).rejects.toMatchObject({
      code: 'booster.application_waiting',
    });
  });

  test('saving keeps the question, the answer and the decision, and leaves the submitted details unchanged', async () => {
    const one = application();
    await applications.add(one);
    const after = refused(answered(asked(one, 'Hangi saatlerde?', at(1)), 'Akşamları.', at(2)), 'Rank düşük.', {
      by: v7(),
      at: at(3),
    });
    await applications.save({ ...after, firstName: 'Başka' });
    expect(await transactions.run(() => applications.lock(one.id))).toEqual(after);
    expect(await applications.find(one.id)).toEqual(after);
    expect(await transactions.run(() => applications.lock(v7()))).toBeUndefined();
  });

  test('an application with an open question blocks another from the same e-mail address', async () => {
    const one = application();
    await applications.add(one);
    await applications.save(asked(one, 'Hangi saatlerde?', at(1)));
    await expect(applications.add(application(2, { email: one.email }))).rejects.toMatchObject({
      code: 'booster.application_waiting',
    });
  });

  test('only applications refused before the given time are deleted; later refusals, approved and open ones stay', async () => {
    const long = { by: v7(), at: at(10) };
    const gone = refused(application(1), 'Rank düşük.', long);
    const stay = [
      refused(application(1), 'Rank düşük.', { by: v7(), at: at(20) }),
      approved(application(1), v7(), long),
      asked(application(1), 'Hangi saatlerde?', at(2)),
      application(1),
    ];
    for (const row of [gone, ...stay]) await applications.add(row);
    await applications.forgetRefused(at(20));
    expect(await applications.find(gone.id)).toBeUndefined();
    for (const row of stay) expect(await applications.find(row.id)).toEqual(row);
  });

  test('the list is filtered by state, e-mail address and id, paged, and sorted in either direction', async () => {
    const email = `${v7()}@basamak.test`;
    const rows = [application(1, { email, state: 'refused' }), application(2, { email })];
    for (const row of rows) await applications.add(row);
    const list = (where: ApplicationsPart['where'], change: Partial<ApplicationsPart> = {}) =>
      applications.list({ from: 0, limit: 10, descending: false, where, ...change });
    expect(await list({ email: [email] })).toEqual({ rows, total: 2, atLeast: false });
    expect((await list({ email: [email] }, { descending: true, limit: 1 })).rows).toEqual([rows[1]]);
    expect((await list({ email: [email], state: ['refused'] })).rows).toEqual([rows[0]]);
    expect((await list({ id: [rows[1]!.id] })).rows).toEqual([rows[1]]);
    expect((await list({ id: [] })).rows).toEqual([]);
  });

  test('the search matches words of name, e-mail and phone, also without Turkish letters; a date range filters', async () => {
    const [email, other] = [`${v7()}@basamak.test`, `${v7()}@basamak.test`];
    const [one, two] = [
      application(1, { email, firstName: 'Şule', lastName: 'Işık', phone: '+905321112233' }),
      application(2, { email: other, firstName: 'Şule', lastName: 'Öz', phone: '+905324445566' }),
    ];
    for (const row of [one, two]) await applications.add(row);
    const found = async (search: string, change: Partial<ApplicationsPart> = {}) => {
      const where = { id: [one.id, two.id] };
      return (await applications.list({ from: 0, limit: 10, descending: false, where, search, ...change })).rows;
    };
    expect(await found('sule isik')).toEqual([one]);
    expect(await found('ŞULE')).toEqual([one, two]);
    expect(await found(email.slice(0, 30))).toEqual([one]);
    expect(await found('4445566')).toEqual([two]);
    expect(await found('sule%')).toEqual([]);
    expect(await found('', { created: { from: two.createdAt } })).toEqual([two]);
    expect(await found('', { created: { to: two.createdAt } })).toEqual([one]);
  });
};

describe('applications in memory', () => {
  contract(() => ({ applications: new InMemoryApplications(), transactions: new NoTransactions() }));
});

describe('applications on PostgreSQL', () => {
  let file: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    file = await testDatabase();
    database = await Database.connect(file.url, boosterRows, { max: 10 });
  });
  afterAll(async () => {
    await database.close();
    await file.drop();
  });

  contract(() => ({ applications: new MikroApplications(database), transactions: database }));

  test('erasing an account deletes its own application, and others of its address only if the address is verified', async () => {
    const [applications, personal] = [new MikroApplications(database), boosterPersonalData(database)];
    const { email } = anApplication();
    const [id, by] = [v7(), v7()];
    const mine = application(0, { email });
    await applications.add(mine);
    await applications.save(approved(mine, id, { by, at: at(1) }));
    const another = application(2, { email });
    await applications.add(another);
    const person = { id, email, emailVerified: false };
    expect(await personal.recordsOf(person)).toMatchObject({ boosterApplications: [{ id: mine.id }] });
    await personal.erase(person);
    expect(await applications.find(mine.id)).toBeUndefined();
    expect(await applications.find(another.id)).toEqual(another);
    await personal.erase({ ...person, emailVerified: true });
    expect(await applications.find(another.id)).toBeUndefined();
  });

  test('exactly one of 40 simultaneous applications from one e-mail address is kept', async () => {
    const applications = new MikroApplications(database);
    const { email } = anApplication();
    const ended = await Promise.allSettled(
      Array.from({ length: 40 }, () => applications.add(application(0, { email }))),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
