import { DomainError } from '#kernel/refusal.ts';
import { plain } from './canonical.ts';
import { commonPasswords } from './common-passwords.ts';

const common: ReadonlySet<string> = new Set(commonPasswords.trim().split(/\s+/));

/**
 * Refuses the most common passwords, whatever their case and accents (domain.md §6), and passwords of one repeated
 * character. The contract checks the length.
 */
export const assertUncommon = (password: string): void => {
  if (isCommon(password)) throw new DomainError('identity.password_too_common');
};

const isCommon = (password: string): boolean => {
  const folded = plain(password);
  return common.has(folded) || new Set(folded).size === 1;
};
