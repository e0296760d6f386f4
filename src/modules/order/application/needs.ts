import type { AdvanceOrder } from './advance-order.ts';
import type { OrderChanges } from './order-changes.ts';
import type { Ports } from './port-needs.ts';

/** What the use cases of this module need, by name: ports, and the two use cases that many others end with. */
interface OrderNeeds extends Ports {
  readonly advance: AdvanceOrder;
  readonly changes: OrderChanges;
}

export type Needs<K extends keyof OrderNeeds> = Pick<OrderNeeds, K>;
