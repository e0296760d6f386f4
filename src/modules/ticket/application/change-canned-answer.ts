import type { Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type CannedAnswer, type CannedAnswerChange, changedAnswer } from '../domain/canned-answer.ts';
import type { CannedAnswers } from './ports.ts';

/** Changes an answer that is kept ready. */
export class ChangeCannedAnswer {
  readonly #answers: CannedAnswers;
  readonly #transactions: Transactions;

  constructor(answers: CannedAnswers, transactions: Transactions) {
    this.#answers = answers;
    this.#transactions = transactions;
  }

  /** @throws ticket.canned_not_found, ticket.canned_title_taken, ticket.placeholder_unknown */
  run(id: string, change: CannedAnswerChange): Promise<CannedAnswer> {
    return this.#transactions.run(async () => {
      await this.#answers.lock();
      const before = await this.#answers.find(id);
      if (!before) throw new DomainError('ticket.canned_not_found');
      const after = changedAnswer(before, change);
      const titled = await this.#answers.titled(after.title);
      if (titled && titled.id !== id) throw new DomainError('ticket.canned_title_taken');
      await this.#answers.save(after);
      return after;
    });
  }
}
