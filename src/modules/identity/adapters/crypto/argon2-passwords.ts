import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../application/ports.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** argon2id, the library's default algorithm, at the least that promises 31 allows: 46 MiB and one pass. */
const cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

/** Of a password that nobody knows: compared where there is no user, so that the answer takes as long as for one. */
const nobodys = '$argon2id$v=19$m=47104,t=1,p=1$hjMBH1WXTt5e6uHfwGkFSg$gVySlDOiWRLg75YQvpRb0m5RuHvBuRrpJJkMJCD+Jdc';

/** Hashing at once: each takes its memory and a thread, of which the process has four. */
const atOnce = 2;
/** Waiting for their turn: about three seconds of work. Whoever comes on top is told to come back. */
const mayWait = 300;

/** Without look-alikes, to be read out over the telephone. */
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
