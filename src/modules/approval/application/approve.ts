import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Approval, approved } from '../domain/approval.ts';
import type { Approvals, Commands, People } from './ports.ts';

/**
 * A second admin approves: the command is done in the same transaction, by the state of now, once. What it refuses leaves the
 * request waiting.
 */
export class Approve {
  readonly #approvals: Approvals;
  readonly #commands: Commands;
  readonly #people: People;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(approvals: Approvals, commands: Commands, people: People, transactions: Transactions, clock: Clock) {
    this.#approvals = approvals;
    this.#commands = commands;
    this.#people = people;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /** @throws DomainError approval.not_found, …own, …decided, …expired, …asker_left, and what the command refuses */
  run(id: string, by: string): Promise<Approval> {
    return this.#transactions.run(async () => {
      const asked = await this.#approvals.locked(id);
      if (!asked) throw new DomainError('approval.not_found');
      const decided = approved(asked, { by, at: this.#clock.now() });
      if (!(await this.#people.holdOfTheHouse(asked.askedBy.id))) throw new DomainError('approval.asker_left');
      const done = { ...decided, outcomeId: await this.#commands.run(asked, by) };
      await this.#approvals.save(done);
      return done;
    });
  }
}
