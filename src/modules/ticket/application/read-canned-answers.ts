import { DomainError } from '#kernel/refusal.ts';
import type { CannedAnswer } from '../domain/canned-answer.ts';
import type { CannedAnswers, CannedAnswersPart } from './ports.ts';

/** Reading the answers that are kept ready. */
export class ReadCannedAnswers {
  readonly #answers: CannedAnswers;

  constructor(answers: CannedAnswers) {
    this.#answers = answers;
  }

  list(part: CannedAnswersPart): ReturnType<CannedAnswers['list']> {
    return this.#answers.list(part);
  }

  /** @throws ticket.canned_not_found */
  async one(id: string): Promise<CannedAnswer> {
    const answer = await this.#answers.find(id);
    if (!answer) throw new DomainError('ticket.canned_not_found');
    return answer;
  }
}
