import { verifyChain as verdictOf, type Verdict } from '../domain/chain.ts';
import type { Needs } from './needs.ts';

/**
 * Verifies that no entry of the audit log was changed (promises.md 35), up to the entry that is the newest when the
 * verification starts.
 */
export const verifyChain =
  ({ log, seals }: Needs<'log' | 'seals'>) =>
  async (): Promise<Verdict> => {
    const head = await log.head();
    return verdictOf(log.links(), head, (text) => seals.digest(text));
  };
export type VerifyChain = ReturnType<typeof verifyChain>;
