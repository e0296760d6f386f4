import type { ApprovalRule } from '#contract/approval.ts';
import { type ApprovalCommand, limitsOverAll, movedWithinHours } from '#kernel/approvals.ts';
import { Money } from '#kernel/money.ts';
import type { Clock } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import { mayDo } from '../domain/approval.ts';
import type { Asker } from './ask-approval.ts';
import type { Movements, Rule } from './ports.ts';

/** What a command is about, as far as the limit asks. */
interface Wanted {
  readonly command?: ApprovalCommand | undefined;
  readonly userId?: string | undefined;
}

/** What one may move alone, to be said before it is tried. */
export class ReadRule {
  readonly #movements: Movements;
  readonly #rule: Rule;
  readonly #clock: Clock;

  constructor(movements: Movements, rule: Rule, clock: Clock) {
    this.#movements = movements;
    this.#rule = rule;
    this.#clock = clock;
  }

  /** @throws DomainError identity.forbidden: what was moved is told to who may move it */
  async run({ command, userId }: Wanted, reader: Asker): Promise<ApprovalRule> {
    if (command && !mayDo(reader, command)) throw new DomainError('identity.forbidden');
    const limit = this.#rule.limit();
    const left = limit && command && userId ? await this.#left(limit, command, userId, reader.id) : limit;
    return {
      limit: limit && { amount: limit.amount, currency: limit.currency },
      left: left && { amount: left.amount, currency: left.currency },
      withinHours: movedWithinHours,
      expiresAfterDays: this.#rule.expiresAfterDays(),
    };
  }

  async #left(limit: Money, command: ApprovalCommand, personId: string, actorId: string): Promise<Money> {
    const since = new Date(this.#clock.now().getTime() - movedWithinHours * 3600_000);
    const { forOwner, byActor } = await this.#movements.sumsSince({ command, personId, actorId }, since);
    const forThis = limit.minus(forOwner);
    const overAll = limit.times(limitsOverAll).minus(byActor);
    return Money.kurus(Math.max(0, forThis.min(overAll).amount));
  }
}
