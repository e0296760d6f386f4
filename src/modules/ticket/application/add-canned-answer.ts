import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { assertKnownPlaceholders, type CannedAnswer } from '../domain/canned-answer.ts';
import type { CannedAnswers } from './ports.ts';

/** Keeps an answer that the house gives often. */
export class AddCannedAnswer {
  readonly #answers: CannedAnswers;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(answers: CannedAnswers, transactions: Transactions, ids: Ids, clock: Clock) {
    this.#answers = answers;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws ticket.canned_title_taken, ticket.placeholder_unknown */
  async run({ title, text, type }: Pick<CannedAnswer, 'title' | 'text' | 'type'>): Promise<CannedAnswer> {
    assertKnownPlaceholders(text);
    return this.#transactions.run(async () => {
      await this.#answers.lock();
      if (await this.#answers.titled(title)) throw new DomainError('ticket.canned_title_taken');
      const answer = { id: this.#ids.next(), title, text, type, uses: 0, createdAt: this.#clock.now() };
      await this.#answers.add(answer);
      return answer;
    });
  }
}
