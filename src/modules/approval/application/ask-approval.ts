import type { Clock, Ids, Transactions } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { type Approval, type Asked, mayDo, type Powers } from '../domain/approval.ts';
import type { Approvals, Commands, Rule } from './ports.ts';

export interface Asker extends Powers {
  readonly id: string;
}

/** Somebody of the house asks for a command that they may do, but not alone. */
export class AskApproval {
  readonly #approvals: Approvals;
  readonly #commands: Commands;
  readonly #rule: Rule;
  readonly #transactions: Transactions;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(
    approvals: Approvals,
    commands: Commands,
    rule: Rule,
    transactions: Transactions,
    ids: Ids,
    clock: Clock,
  ) {
    this.#approvals = approvals;
    this.#commands = commands;
    this.#rule = rule;
    this.#transactions = transactions;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws DomainError identity.forbidden, approval.already_asked, and what the command refuses from the start */
  run(asked: Asked, { id, role, scopes }: Asker): Promise<Approval> {
    if (!mayDo({ role, scopes }, asked.command)) throw new DomainError('identity.forbidden');
    return this.#transactions.run(async () => {
      const { personId, amount, once } = await this.#commands.aim(asked);
      const createdAt = this.#clock.now();
      if (once && (await this.#approvals.waits(asked.command, once, createdAt)))
        throw new DomainError('approval.already_asked');
      const approval: Approval = {
        id: this.#ids.next(),
        // as it is compared with the next one that is asked for
        asked: { ...asked, ...once },
        amount,
        personId,
        askedBy: { id, role },
        state: 'waiting',
        createdAt,
        expiresAt: new Date(createdAt.getTime() + this.#rule.expiresAfterDays() * 86_400_000),
        decided: null,
        outcomeId: null,
      };
      await this.#approvals.add(approval);
      return approval;
    });
  }
}
