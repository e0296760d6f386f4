import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../application/ports.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** argon2id, the library's default algorithm, with the lowest cost that promises 31 allows: 46 MiB and one pass. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/**
 * Hash of a password that nobody knows. A password is compared with it if the login belongs to no user, so that the
 * answer takes the same time.
 */
const nobodys = '$argon2id$v=19$m=47104,t=1,p=1$hjMBH1WXTt5e6uHfwGkFSg$gVySlDOiWRLg75YQvpRb0m5RuHvBuRrpJJkMJCD+Jdc';

/** Hashes computed at the same time. Each takes its memory and one of the process's four threads. */
const atOnce = 2;
/** Hashes that may wait: about three seconds of work. Further hashes are refused with service.unavailable. */
const mayWait = 300;

/** Characters that can't be mistaken for each other, so that a password can be read out over the telephone. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789';

export class Argon2Passwords implements Passwords {
  readonly #hashing = new ConcurrencyLimit(atOnce, mayWait);

  hash(password: string): Promise<string> {
    return this.#hashing.run(() => hash(password, cost));
  }

  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const matches = await this.#hashing.run(() => verify(passwordHash ?? nobodys, password));
    return matches && passwordHash !== null;
  }

  oneTime(): string {
    return Array.from({ length: 3 }, () =>
      Array.from({ length: 4 }, () => readable[randomInt(readable.length)]).join(''),
    ).join('-');
  }
}
