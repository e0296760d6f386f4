import { movedWithinHours } from '#kernel/approvals.ts';
import type { Clock, Ids } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Movement, Movements, Rule } from './ports.ts';

/**
 * Holds the limit of what one person of the house moves by hand: for one owner of money and by one command, over a day, so
 * that an amount can't be cut into pieces. Call it in the transaction that moves the money.
 */
export class CountMovement {
  readonly #movements: Movements;
  readonly #rule: Rule;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(movements: Movements, rule: Rule, ids: Ids, clock: Clock) {
    this.#movements = movements;
    this.#rule = rule;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** @throws DomainError approval.required */
  async run(movement: Movement): Promise<void> {
    await this.#movements.lock(movement.actorId);
    const now = this.#clock.now();
    const moved = await this.#movements.sumSince(movement, new Date(now.getTime() - movedWithinHours * 3600_000));
    const limit = this.#rule.limit();
    if (limit && limit.isLessThan(moved.plus(movement.amount)))
      throw new DomainError('approval.required', { limit, moved, hours: movedWithinHours });
    await this.#movements.add(movement, this.#ids.next(), now);
  }
}
