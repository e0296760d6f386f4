import { DomainError } from '#kernel/refusal.ts';
import type { CannedAnswer } from '../domain/canned-answer.ts';
import type { CannedAnswers, CannedAnswersPart } from './ports.ts';
import type { Needs } from './needs.ts';

/** Reads canned answers. */
export const readCannedAnswers = ({ answers }: Needs<'answers'>) => ({
  list: (part: CannedAnswersPart): ReturnType<CannedAnswers['list']> => answers.list(part),
  /** @throws ticket.canned_not_found */
  one: async (id: string): Promise<CannedAnswer> => {
    const answer = await answers.find(id);
    if (!answer) throw new DomainError('ticket.canned_not_found');
    return answer;
  },
});
export type ReadCannedAnswers = ReturnType<typeof readCannedAnswers>;
