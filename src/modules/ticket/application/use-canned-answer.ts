import { DomainError } from '#kernel/refusal.ts';
import type { Needs } from './needs.ts';

/**
 * Counts a use of the canned answer. The most used are listed first.
 * @throws ticket.canned_not_found
 */
export const useCannedAnswer =
  ({ answers }: Needs<'answers'>) =>
  async (id: string): Promise<void> => {
    if (!(await answers.countUse(id))) throw new DomainError('ticket.canned_not_found');
  };
export type UseCannedAnswer = ReturnType<typeof useCannedAnswer>;
