import { limitsOverAll, movedWithinHours } from '#kernel/approvals.ts';
import type { Money } from '#kernel/money.ts';
import type { Clock, Ids } from '#kernel/ports.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { Moved, Movement, Movements, Rule } from './ports.ts';

/**
 * Holds the limit of what the house moves by hand, by one command and over a day: for one owner of money by all of the house
 * together, so that an amount can be cut into pieces neither by one nor among several; and some times as much by one person
 * over all owners. Call it in the transaction that moves the money.
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

  /** @throws DomainError approval.required, approval.required_over_all */
  async run(movement: Movement): Promise<void> {
    await this.#movements.lock(movement);
    const now = this.#clock.now();
    const since = new Date(now.getTime() - movedWithinHours * 3600_000);
    await this.#movements.forget(movement.actorId, since);
    const moved = await this.#movements.sumsSince(movement, since);
    const limit = this.#rule.limit();
    if (limit) this.#assertWithin(limit, moved, movement);
    await this.#movements.add(movement, this.#ids.next(), now);
  }

  #assertWithin(limit: Money, { forOwner, byActor }: Moved, { amount }: Movement): void {
    const hours = movedWithinHours;
    if (limit.isLessThan(forOwner.plus(amount)))
      throw new DomainError('approval.required', { limit, moved: forOwner, hours });
    const overAll = limit.times(limitsOverAll);
    if (overAll.isLessThan(byActor.plus(amount)))
      throw new DomainError('approval.required_over_all', { limit: overAll, moved: byActor, hours });
  }
}
