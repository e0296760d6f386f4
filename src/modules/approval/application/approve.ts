import type { Clock, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Approval, approved, mayDo } from '../domain/approval.ts';
import type { Approvals, Commands, People, Rule } from './ports.ts';

/**
 * A second admin approves: the command is done in the same transaction, by the state of now, once. What it refuses leaves the
 * request waiting. Two accounts are two people only where neither was handed out lately: who makes an account, sets its
 * password or gives it its powers could use it in the other's place.
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
      await this.#assertPowers(asked, by);
      await this.#assertSettled(asked.askedBy.id, by);
      const done = { ...decided, outcomeId: await this.#commands.run(asked, by) };
      await this.#approvals.save(done);
      return done;
    });
  }

  /** What both may do at this moment, not when one asked and the other logged in. */
  async #assertPowers({ asked, askedBy }: Approval, by: string): Promise<void> {
    const powers = await this.#people.holdPowers([askedBy.id, by]);
    if (powers.get(by)?.role !== 'admin') throw new DomainError('identity.forbidden');
    const asker = powers.get(askedBy.id);
    if (!asker) throw new DomainError('approval.asker_left');
    if (!mayDo(asker, asked.command)) throw new DomainError('approval.asker_may_not');
  }

  async #assertSettled(...ids: readonly string[]): Promise<void> {
    const given = await this.#people.lastAccessGivenAt(ids);
    const hours = this.#rule.settlesAfterHours;
    if (given && this.#clock.now().getTime() < given.getTime() + hours * 3600_000)
      throw new DomainError('approval.access_unsettled', { hours });
  }
}
