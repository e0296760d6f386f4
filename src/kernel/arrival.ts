import { type Climb, climbOf } from './climb.ts';
import type { OrderState } from './vocabulary.ts';
import { isComplete } from './progress.ts';

/** A climb whose goal is proven to be reached. */
export type Arrival = Climb;

/** The fields of an order that tell whether it arrived. */
interface Climbed {
  /** Null if it can't be read. */
  readonly draft: Parameters<typeof climbOf>[0] | null;
  readonly state: OrderState;
  /** Whether a dispute is open. */
  readonly disputed: boolean;
  readonly progress: {
    readonly total: number;
    /** The part that is proven; a booster's statement is no arrival. */
    readonly proven: Parameters<typeof isComplete>[0];
  };
}

/** In these states an order has ended with its work done, or with a part of it. */
export const arrivedStates: readonly OrderState[] = ['finished', 'closed', 'completed'];

/** The arrival of a finished climb; null for other work, for an order that ended below its goal, and while it is disputed. */
export const arrivalOf = ({ draft, state, disputed, progress }: Climbed): Arrival | null =>
  !draft || disputed || !arrivedStates.includes(state) || !isComplete(progress.proven, progress.total)
    ? null
    : climbOf(draft);
