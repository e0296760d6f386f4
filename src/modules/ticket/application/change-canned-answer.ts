import { DomainError } from '#kernel/refusal.ts';
import { type CannedAnswer, type CannedAnswerChange, changedAnswer } from '../domain/canned-answer.ts';
import type { Needs } from './needs.ts';

/**
 * Changes a canned answer.
 * @throws ticket.canned_not_found, ticket.canned_title_taken, ticket.placeholder_unknown
 */
export const changeCannedAnswer =
  ({ answers, work }: Needs<'answers' | 'work'>) =>
  (id: string, change: CannedAnswerChange): Promise<CannedAnswer> =>
    work.run(async () => {
      await answers.lock();
      const before = await answers.find(id);
      if (!before) throw new DomainError('ticket.canned_not_found');
      const after = changedAnswer(before, change);
      const titled = await answers.titled(after.title);
      if (titled && titled.id !== id) throw new DomainError('ticket.canned_title_taken');
      await answers.save(after);
      return after;
    });
export type ChangeCannedAnswer = ReturnType<typeof changeCannedAnswer>;
