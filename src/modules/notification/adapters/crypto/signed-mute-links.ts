import { noticeSwitches } from '#kernel/notice-kinds.ts';
import { HmacSignedIds } from '#platform/signed-ids.ts';
import type { MuteLinks, Muting } from '../../application/ports.ts';

/** Length of the signed user id at the beginning of a token. The switch follows it. */
const signed = 64;

/**
 * A token names one user and one switch, and can't be used for anything else. It never expires, because the mail that
 * contains it doesn't either.
 */
export class SignedMuteLinks implements MuteLinks {
  readonly #users: HmacSignedIds;

  constructor(tokenSecret: string) {
    this.#users = new HmacSignedIds(tokenSecret, 'unsubscribe link');
  }

  tokenFor({ userId, notice }: Muting): string {
    return this.#users.sign(userId, notice) + Buffer.from(notice).toString('base64url');
  }

  read(token: string): Muting | undefined {
    const named = Buffer.from(token.slice(signed), 'base64url').toString();
    const notice = noticeSwitches.find((name) => name === named);
    const userId = notice && this.#users.read(token.slice(0, signed), notice);
    return notice && userId ? { userId, notice } : undefined;
  }
}
