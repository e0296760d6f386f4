import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { HmacPictureLinks } from '#modules/picture/adapters/crypto/hmac-picture-links.ts';
import { SqlPictures } from '#modules/picture/adapters/persistence/sql-pictures.ts';
import { picturePersonalData } from '#modules/picture/adapters/persistence/picture-personal-data.ts';
import { pictureRows } from '#modules/picture/adapters/persistence/picture.table.ts';
import type { Pictures } from '#modules/picture/application/ports.ts';
import type { Picture } from '#modules/picture/domain/picture.ts';
import { Database } from '#platform/db/database.ts';
import { RecordingJobs } from '#test/support/fakes/in-memory-identity.ts';
import { InMemoryPictures } from '#test/support/fakes/in-memory-pictures.ts';
import { FixedClock } from '#test/support/fakes/kernel.ts';
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts';

const owner = v7();
const uploaded = (second = 0, ownerId = owner): Picture => ({
  id: v7(),
  ownerId,
  sha256: 'ab'.repeat(32),
  bytes: 4_321,
  width: 40,
  height: 30,
  createdAt: new Date(Date.UTC(2001, 10, 20, 12, 0, second)),
  subject: null,
});

const contract = (make: () => Pictures) => {
  let pictures: Pictures;
  beforeEach(() => {
    pictures = make();
  });
  const add = async (...all: readonly Picture[]) => {
    for (const one of all) await pictures.add(one);
  };

  test('a picture is found as it was added', async () => {
    const one = uploaded();
    await add(one);
    expect(await pictures.find(one.id)).toEqual(one);
    expect(await pictures.find(v7())).toBeUndefined();
  });

  test('only own pictures without a subject are attached, and each once', async () => {
    const [mine, taken, others] = [uploaded(), uploaded(), uploaded(0, v7())];
    await add(mine, taken, others);
    const [subject, another] = [
      { kind: 'dispute', id: v7() },
      { kind: 'dispute', id: v7() },
    ] as const;
    expect(await pictures.attach([taken.id], owner, another)).toBe(1);
    expect(await pictures.attach([mine.id, taken.id, others.id, v7()], owner, subject)).toBe(1);
    expect(await pictures.find(mine.id)).toEqual({ ...mine, subject });
    expect(await pictures.find(taken.id)).toEqual({ ...taken, subject: another });
    expect(await pictures.find(others.id)).toEqual(others);
  });

  test('pictures of several records are read together, each record’s in the order in which they were attached', async () => {
    const [first, second, elsewhere] = [uploaded(2), uploaded(1), uploaded()];
    await add(first, second, elsewhere);
    const [id, other] = [v7(), v7()];
    await pictures.attach([second.id, first.id], owner, { kind: 'order-proof', id });
    await pictures.attach([elsewhere.id], owner, { kind: 'order-proof', id: other });
    const ids = async (kind: 'order-proof' | 'dispute', of: string[]) =>
      (await pictures.of(kind, of)).map((one) => one.id);
    expect(await ids('order-proof', [id])).toEqual([second.id, first.id]);
    const ofBoth = await ids('order-proof', [other, id]);
    expect(ofBoth.filter((one) => one !== elsewhere.id)).toEqual([second.id, first.id]);
    expect(ofBoth).toHaveLength(3);
    expect(await ids('dispute', [id])).toEqual([]);
  });

  test('unattached pictures are listed from the oldest on and can be removed; attached ones cannot', async () => {
    const [older, newer, kept, young] = [uploaded(1), uploaded(2), uploaded(0), uploaded(9)];
    await add(newer, older, kept, young);
    await pictures.attach([kept.id], owner, { kind: 'dispute', id: v7() });
    const before = new Date(Date.UTC(2001, 10, 20, 12, 0, 9));
    expect(
      (await pictures.unattachedBefore(before, 1_000)).filter((id) =>
        [older, newer, kept, young].some((one) => one.id === id),
      ),
    ).toEqual([older.id, newer.id]);
    expect(await pictures.unattachedBefore(before, 1)).toHaveLength(1);
    for (const { id } of [older, kept]) await pictures.removeUnattached(id);
    expect([await pictures.find(older.id), (await pictures.find(kept.id))?.id]).toEqual([undefined, kept.id]);
  });
};

describe('pictures in memory', () => {
  contract(() => new InMemoryPictures());
});

describe('pictures on PostgreSQL', () => {
  let copy: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    copy = await testDatabase();
    database = await Database.connect(copy.url, pictureRows, { max: 4 });
  });
  afterAll(async () => {
    await database.close();
    await copy.drop();
  });
  contract(() => new SqlPictures(database));

  test('erasing a user deletes their pictures, attached or not, and queues the deletion of the files', async () => {
    const [pictures, jobs, clock] = [new SqlPictures(database), new RecordingJobs(), new FixedClock()];
    const links = new HmacPictureLinks({ tokenSecret: 'a-secret-of-tests-that-is-long-enough' });
    const data = picturePersonalData(database, links, jobs, clock);
    const [leaver, loose, shown, others] = [v7(), uploaded(), uploaded(), uploaded()];
    await pictures.add({ ...loose, ownerId: leaver });
    await pictures.add({ ...shown, ownerId: leaver });
    await pictures.add(others);
    await pictures.attach([shown.id], leaver, { kind: 'dispute', id: v7() });
    const person = { id: leaver, email: 'giden@basamak.test', emailVerified: true };
    expect(await data.recordsOf(person)).toMatchObject({
      pictures: [
        { id: loose.id, url: links.urlOf(loose.id, clock.now()) },
        { id: shown.id, subjectKind: 'dispute' },
      ],
    });
    await data.erase(person);
    expect([await pictures.find(loose.id), await pictures.find(shown.id)]).toEqual([undefined, undefined]);
    expect(await pictures.find(others.id)).toEqual(others);
    expect(jobs.sent).toHaveLength(2);
    expect(jobs.sent).toEqual(
      expect.arrayContaining(
        [loose, shown].map(({ id }) => ({ queue: 'picture.tidy', data: { id }, options: undefined })),
      ),
    );
  });
});
