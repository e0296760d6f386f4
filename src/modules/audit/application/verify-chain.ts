import { verifyChain as verdictOf, type Verdict } from '../domain/chain.ts';
import type { Needs } from './needs.ts';

/**
 * Whether what the house did is written as it was written then (promises.md 35).
 * Up to the head of now; what is added meanwhile is of the next time.
 */
export const verifyChain =
  ({ log, seals }: Needs<'log' | 'seals'>) =>
  async (): Promise<Verdict> => {
    const head = await log.head();
    return verdictOf(log.links(), head, (text) => seals.digest(text));
  };
export type VerifyChain = ReturnType<typeof verifyChain>;
