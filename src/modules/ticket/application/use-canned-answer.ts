import { DomainError } from '#kernel/refusal.ts';
import type { CannedAnswers } from './ports.ts';

/** Somebody put it into an answer: the more often, the further in front it stands. */
export class UseCannedAnswer {
  readonly #answers: CannedAnswers;

  constructor(answers: CannedAnswers) {
    this.#answers = answers;
  }

  /** @throws ticket.canned_not_found */
  async run(id: string): Promise<void> {
    if (!(await this.#answers.countUse(id))) throw new DomainError('ticket.canned_not_found');
  }
}
