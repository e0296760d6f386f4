import { DomainError } from '#kernel/refusal.ts';
import type { Needs } from './needs.ts';

/**
 * Somebody put it into an answer: the more often, the further in front it stands.
 * @throws ticket.canned_not_found
 */
export const useCannedAnswer =
  ({ answers }: Needs<'answers'>) =>
  async (id: string): Promise<void> => {
    if (!(await answers.countUse(id))) throw new DomainError('ticket.canned_not_found');
  };
export type UseCannedAnswer = ReturnType<typeof useCannedAnswer>;
