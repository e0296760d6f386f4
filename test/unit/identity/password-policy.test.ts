import { describe, expect, test } from '@jest/globals';
import { Argon2Passwords } from '#modules/identity/adapters/crypto/argon2-passwords.ts';
import { ConcurrencyLimit } from '#modules/identity/adapters/crypto/concurrency-limit.ts';
import { assertUncommon } from '#modules/identity/domain/password-policy.ts';
import { parseOptions } from '@node-rs/argon2';

describe('passwords', () => {
  test.each([
    '123456',
    'qwerty',
    'Password1',
    'ŞİFRE123',
    'şifrem',
    'Parola',
    'galatasaray',
    'FENERBAHÇE',
    'aaaaaaa',
    'iloveyou',
  ])('are refused if they are very common: %s', (password) => {
    expect(() => assertUncommon(password)).toThrow('identity.password_too_common');
  });

  test.each(['basamak-demo', 'kiraz ağacı', 'Tr0ub4dor&3', 'correct horse'])(
    'are accepted otherwise: %s',
    (password) => {
      expect(() => assertUncommon(password)).not.toThrow();
    },
  );
});

describe('password hashes', () => {
  const passwords = new Argon2Passwords();

  test('are argon2id with at least 46 MiB of memory (promise 31), each with its own salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('kiraz-agaci'), passwords.hash('kiraz-agaci')]);
    expect(one).toMatch(/^\$argon2id\$/);
    expect(parseOptions(one)).toMatchObject({ memoryCost: 47_104, timeCost: 1, parallelism: 1 });
    expect(one).not.toBe(other);
    expect(await passwords.verify(one, 'kiraz-agaci')).toBe(true);
    expect(await passwords.verify(one, 'kiraz-agacI')).toBe(false);
    expect(await passwords.verify(null, 'kiraz-agaci')).toBe(false);
  });

  test('take as long to compare for an unknown user as for a known user', async () => {
    const hash = await passwords.hash('kiraz-agaci');
    const millisecondsOf = async (compared: string | null) => {
      const began = performance.now();
      await passwords.verify(compared, 'elma-agaci');
      return performance.now() - began;
    };
    const times = { somebody: [] as number[], nobody: [] as number[] };
    for (let run = 0; run < 15; run++) {
      times.somebody.push(await millisecondsOf(hash)); // the two alternate, so that other load slows both
      times.nobody.push(await millisecondsOf(null));
    }
    const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const [somebody, nobody] = [median(times.somebody), median(times.nobody)];
    expect(nobody).toBeGreaterThan(somebody * 0.5);
    expect(nobody).toBeLessThan(somebody * 2);
  });

  test('one-time passwords are all different and have no ambiguous characters', () => {
    const made = new Set(Array.from({ length: 200 }, () => passwords.oneTime()));
    expect(made.size).toBe(200);
    for (const password of made) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
  });
});

test('a concurrency limit runs two at once, lets five wait, and refuses the others', async () => {
  const limit = new ConcurrencyLimit(2, 5);
  let atWork = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (number: number) => async () => {
    begun.push(number);
    most = Math.max(most, ++atWork);
    await new Promise((later) => setTimeout(later, 5));
    atWork--;
    if (number === 3) throw new Error('a failure frees its place as well');
    return number;
  };
  const crowd = await Promise.allSettled(Array.from({ length: 10 }, (_, number) => limit.run(work(number))));
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(crowd.slice(7).map((result) => result.status === 'rejected' && (result.reason as Error).message)).toEqual(
    Array.from({ length: 3 }, () => 'service.unavailable'),
  );
  expect(await limit.run(work(10))).toBe(10);
});
