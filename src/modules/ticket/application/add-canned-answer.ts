import { DomainError } from '#kernel/refusal.ts';
import { assertKnownPlaceholders, type CannedAnswer } from '../domain/canned-answer.ts';
import type { Needs } from './needs.ts';

/**
 * Stores a canned answer.
 * @throws ticket.canned_title_taken, ticket.placeholder_unknown
 */
export const addCannedAnswer =
  ({ answers, work }: Needs<'answers' | 'work'>) =>
  async ({ title, text, type }: Pick<CannedAnswer, 'title' | 'text' | 'type'>): Promise<CannedAnswer> => {
    assertKnownPlaceholders(text);
    return work.run(async () => {
      await answers.lock();
      if (await answers.titled(title)) throw new DomainError('ticket.canned_title_taken');
      const answer = { id: work.newId(), title, text, type, uses: 0, createdAt: work.now() };
      await answers.add(answer);
      return answer;
    });
  };
export type AddCannedAnswer = ReturnType<typeof addCannedAnswer>;
