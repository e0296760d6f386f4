import { DomainError } from '#kernel/refusal.ts';
import type { CannedAnswers } from './ports.ts';

/** Throws away an answer that was kept ready; answers that were made from it stay. */
export class RemoveCannedAnswer {
  readonly #answers: CannedAnswers;

  constructor(answers: CannedAnswers) {
    this.#answers = answers;
  }

  /** @throws ticket.canned_not_found */
  async run(id: string): Promise<void> {
    if (!(await this.#answers.remove(id))) throw new DomainError('ticket.canned_not_found');
  }
}
