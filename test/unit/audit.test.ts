import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { Json } from '#kernel/json.ts';
import { changesBetween } from '#modules/audit/domain/audit-event.ts';
import { beforeTheFirst, erasing, hashOf, type Link, verifyChain } from '#modules/audit/domain/chain.ts';
import fc from '#test/support/property.ts';

describe('the changes of a command', () => {
  test('are listed by path with the old and the new value, without derived fields and histories', () => {
    const before = {
      state: 'waiting',
      booster: null,
      price: { amount: 100 },
      tags: ['a'],
      updatedAt: 1,
      timeline: [{ at: 1 }],
    };
    const after = {
      state: 'starting',
      booster: { id: 'b' },
      price: { amount: 100 },
      tags: ['a', 'b'],
      'a/b~c': 1,
      updatedAt: 2,
      timeline: [{ at: 1 }, { at: 2 }],
    };
    expect(changesBetween(before, after)).toEqual([
      { path: '/state', before: 'waiting', after: 'starting' },
      { path: '/booster', before: null, after: { id: 'b' } },
      { path: '/tags', before: ['a'], after: ['a', 'b'] },
      { path: '/a~1b~0c', before: null, after: 1 },
    ]);
  });

  test('are empty for two equal records', () => {
    const json = fc.jsonValue({ depthSize: 'small' }) as fc.Arbitrary<Json>;
    const record = fc.dictionary(fc.string(), json);
    fc.assert(
      fc.property(record, record, (before, after) => {
        expect(changesBetween(before, structuredClone(before))).toEqual([]);
        const same = Object.keys({ ...before, ...after }).every(
          (name) => JSON.stringify(before[name] ?? null) === JSON.stringify(after[name] ?? null),
        );
        if (same) expect(changesBetween(before, after)).toEqual([]);
      }),
    );
  });

  test('are cut to 50', () => {
    const wide = Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`field${n}`, n]));
    expect(changesBetween({}, wide)).toHaveLength(50);
  });
});

describe('the hash chain', () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const linkAfter = (previous: Pick<Link, 'seq' | 'hash'>, of: Partial<Link> = {}): Link => {
    const details = of.details ?? '{"salt":"s"}';
    const link = {
      seq: previous.seq + 1,
      id: `id-${previous.seq + 1}`,
      at: new Date('2026-11-22T10:00:00Z'),
      actorId: 'somebody',
      actorRole: 'admin',
      action: 'POST /admin/ban',
      resource: 'users',
      recordId: 'record',
      detailsDigest: digest(details),
      previousHash: previous.hash,
      ...of,
    };
    return { ...link, details: of.details === null ? null : details, hash: hashOf(link, digest) };
  };
  const chainOf = (...changes: readonly Partial<Link>[]): Link[] => {
    const links: Link[] = [];
    for (const of of changes) links.push(linkAfter(links.at(-1) ?? beforeTheFirst, of));
    return links;
  };
  const verdictOn = (links: readonly Link[], head = links.at(-1) ?? beforeTheFirst) =>
    verifyChain(
      (async function* () {
        yield* links;
      })(),
      { seq: head.seq, hash: head.hash },
      digest,
    );
  /** The same links, without the details of the second. */
  const forgotten = (links: readonly Link[]) =>
    links.map((link) => (link.seq === 2 ? { ...link, details: null } : link));

  test('is valid without links and with three links', async () => {
    expect((await verdictOn([])).fault).toBeUndefined();
    expect(await verdictOn(chainOf({}, {}, {}))).toMatchObject({ links: 3 });
  });

  test('is valid without the details of a link only if a later link records their erasure', async () => {
    const erased = { action: erasing, details: '{"salt":"s","erased":[2]}' };
    expect((await verdictOn(forgotten(chainOf({}, {}, erased)))).fault).toBeUndefined();
    expect((await verdictOn(forgotten(chainOf({}, {}, {})))).fault).toBe(
      '2: its details are missing, and no later entry records their erasure',
    );
    expect((await verdictOn(forgotten(chainOf(erased, {}, {})))).fault).toMatch(/^2: /);
  });

  test('is verified up to the given head, and later links are ignored', async () => {
    const links = chainOf({}, {}, {});
    expect(await verdictOn(links, links[1])).toMatchObject({ links: 2, head: { seq: 2 } });
  });
});
