import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { HandLimit } from '#modules/wallet/index.ts';

type Movement = Parameters<HandLimit['count']>[0];

/** The limit up to which one person moves money alone. Records the counted movements. */
export class OneHandLimit implements HandLimit {
  readonly counted: Movement[] = [];
  limit = Money.lira(10_000);

  async count(movement: Movement): Promise<void> {
    this.counted.push(movement);
    if (this.limit.isLessThan(movement.amount))
      throw new DomainError('approval.required', { limit: this.limit, moved: Money.zero, hours: 24 });
  }
}
