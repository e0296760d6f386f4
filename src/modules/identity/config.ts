import type { RateLimit } from '#kernel/ports.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type { IdentityLimits } from './application/attempt-limits.ts';

export interface AccessKey {
  readonly kid: string;
  /** At least 32 bytes. */
  readonly secret: string;
}

export interface IdentityConfig {
  /**
   * Basamak's public URL. It is used for links in mails, and as the only origin from which the refresh cookie is
   * accepted.
   */
  readonly publicUrl: string;
  /** Keys of access tokens: the first signs, all verify. */
  readonly accessKeys: readonly [AccessKey, ...AccessKey[]];
  /** At least 32 bytes. Refresh tokens and links in mails are derived from it. Changing it ends all sessions. */
  readonly tokenSecret: string;
  /** Shared with the chat widget, which uses it to check `emailHmac`. */
  readonly emailHmacSecret: string;
  /**
   * The roles that need a second factor. A user of such a role who has no second factor has to set it up before
   * anything else.
   */
  readonly secondFactorRequired: readonly Role[];
  readonly limits: IdentityLimits;
}

const minutes = (count: number) => count * 60;

/** Enough for people, too few for guessing. */
export const productionLimits: IdentityLimits = {
  logInToAccount: { attempts: 10, windowSeconds: minutes(15) },
  logInFromAddress: { attempts: 100, windowSeconds: minutes(15) },
  registration: { attempts: 20, windowSeconds: minutes(60) },
  availability: { attempts: 60, windowSeconds: minutes(5) },
  passwordReset: { attempts: 20, windowSeconds: minutes(60) },
  resetMails: { attempts: 3, windowSeconds: minutes(15) },
  passwordChange: { attempts: 10, windowSeconds: minutes(15) },
  secondFactor: { attempts: 10, windowSeconds: minutes(15) },
  verificationMails: { attempts: 3, windowSeconds: minutes(15) },
  verification: { attempts: 20, windowSeconds: minutes(60) },
  dataExport: { attempts: 5, windowSeconds: minutes(60) },
};

const bearsTests: RateLimit = { attempts: 100_000, windowSeconds: minutes(1) };

/** On a developer's machine all requests, tests included, come from one address (api.md). */
export const developmentLimits: IdentityLimits = {
  ...productionLimits,
  logInToAccount: { attempts: 1_000, windowSeconds: minutes(1) },
  logInFromAddress: bearsTests,
  registration: bearsTests,
  availability: bearsTests,
  passwordReset: bearsTests,
  passwordChange: { attempts: 1_000, windowSeconds: minutes(1) },
  verification: bearsTests,
  dataExport: bearsTests,
};

/**
 * Reads `kid:secret,kid:secret` (`JWT_KEYS`). A key marked `+` only verifies. Of the other keys, the one with the
 * highest number signs. The mark is needed while the processes restart one by one: all of them have to know a new key
 * before one of them signs with it.
 */
export const readAccessKeys = (text: string): IdentityConfig['accessKeys'] => {
  const keys = text.split(',').map((entry): AccessKey & { readonly waits: boolean } => {
    const [, waits = '', kid = '', secret = ''] = /^\s*(\+?)(\d+):(\S{32,})\s*$/.exec(entry) ?? [];
    if (kid === '') throw new Error('JWT_KEYS: expected number:secret, with a secret of at least 32 characters');
    return { kid, secret, waits: waits !== '' };
  });
  if (new Set(keys.map(({ kid }) => kid)).size !== keys.length)
    throw new Error('JWT_KEYS: two keys have the same number');
  const newestFirst = keys.toSorted((a, b) => Number(b.kid) - Number(a.kid));
  const signs = newestFirst.find(({ waits }) => !waits);
  if (!signs) throw new Error('JWT_KEYS: one key must be without a +');
  return [signs, ...newestFirst.filter((one) => one !== signs)];
};
