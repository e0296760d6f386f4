import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Approval, approved, type Eyes, hindranceOf } from '../domain/approval.ts';
import type { Approvals, Commands, People, Rule } from './ports.ts';

/**
 * A second admin approves: the command is done in the same transaction, by the state of now, once. What it refuses leaves the
 * request waiting.
 */
export class Approve {
  readonly #approvals: Approvals;
  readonly #commands: Commands;
  readonly #people: People;
  readonly #rule: Rule;
  readonly #transactions: Transactions;
  readonly #clock: Clock;

  constructor(
    approvals: Approvals,
    commands: Commands,
    people: People,
    rule: Rule,
    transactions: Transactions,
    clock: Clock,
  ) {
    this.#approvals = approvals;
    this.#commands = commands;
    this.#people = people;
    this.#rule = rule;
    this.#transactions = transactions;
    this.#clock = clock;
  }

  /**
   * @throws DomainError approval.not_found, …own, …decided, …expired, …asker_left, …asker_may_not, …access_unsettled,
   * identity.forbidden, and what the command refuses
   */
  run(id: string, by: string): Promise<Approval> {
    return this.#transactions.run(async () => {
      const asked = await this.#approvals.locked(id);
      if (!asked) throw new DomainError('approval.not_found');
      const decided = approved(asked, { by, at: this.#clock.now() });
      await this.#assertUnhindered(asked, by);
      const done = { ...decided, outcomeId: await this.#commands.run(asked, by) };
      await this.#approvals.save(done);
      return done;
    });
  }

  /** By what both may do at this moment, not when one asked and the other logged in. */
  async #assertUnhindered(asked: Approval, by: string): Promise<void> {
    const eyes = await eyesOf(this.#people, asked, by);
    const hindrance = hindranceOf(asked, by, eyes, this.#clock.now(), this.#rule.settlesAfterHours);
    if (hindrance) throw hindrance;
  }
}

/** In a transaction they stay so until it ends. */
export async function eyesOf(people: People, { askedBy }: Approval, by: string): Promise<Eyes> {
  const both = [askedBy.id, by];
  const powers = await people.holdPowers(both);
  return {
    asker: powers.get(askedBy.id),
    second: powers.get(by),
    accessGivenAt: await people.lastAccessGivenAt(both),
  };
}
