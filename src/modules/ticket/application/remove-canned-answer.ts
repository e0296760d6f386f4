import { DomainError } from '#kernel/refusal.ts';
import type { Needs } from './needs.ts';

/**
 * Removes a canned answer. Answers that were made from it stay.
 * @throws ticket.canned_not_found
 */
export const removeCannedAnswer =
  ({ answers }: Needs<'answers'>) =>
  async (id: string): Promise<void> => {
    if (!(await answers.remove(id))) throw new DomainError('ticket.canned_not_found');
  };
export type RemoveCannedAnswer = ReturnType<typeof removeCannedAnswer>;
