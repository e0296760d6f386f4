import type { OrderState } from '#kernel/vocabulary.ts';

/** Who walks an arrow. `system` is the house itself: a job, or another use case on behalf of its caller. */
export type Walker = 'customer' | 'booster' | 'staff' | 'system';

/**
 * What moves with the step:
 * refund — all of it goes back to the customer;
 * split — the booster gets what they earned of their share, the customer the rest;
 * settle — the booster gets the share, the house the rest.
 */
export type MoneyMove = 'none' | 'refund' | 'split' | 'settle';

export interface Arrow {
  readonly from: OrderState;
  readonly to: OrderState;
  /** Who may walk it by naming the state. What only the system walks follows from another act: taking, giving an account… */
  readonly by: readonly Walker[];
  readonly money: MoneyMove;
}

const arrow = (from: OrderState, to: OrderState, by: readonly Walker[], money: MoneyMove = 'none'): Arrow => ({
  from,
  to,
  by,
  money,
});

/** The state table of domain.md §4: every step that an order can take, by whom, and which money moves. */
export const arrows: readonly Arrow[] = [
  arrow('waiting', 'processing', ['system']),
  arrow('waiting', 'cancelled', ['customer', 'staff'], 'refund'),

  arrow('processing', 'starting', ['system']),
  arrow('processing', 'waiting', ['system']),
  arrow('processing', 'cancelled', ['customer', 'staff'], 'refund'),

  arrow('starting', 'started', ['booster', 'staff']),
  arrow('starting', 'processing', ['booster', 'staff', 'system']),
  arrow('starting', 'cancelled', ['staff'], 'split'),

  arrow('started', 'in-game', ['booster', 'staff']),
  arrow('started', 'finished', ['booster', 'staff']),
  arrow('started', 'processing', ['staff', 'system']),
  arrow('started', 'cancelled', ['staff'], 'split'),

  arrow('in-game', 'started', ['booster', 'staff']),
  arrow('in-game', 'finished', ['booster', 'staff']),
  arrow('in-game', 'processing', ['staff', 'system']),
  arrow('in-game', 'cancelled', ['staff'], 'split'),

  arrow('finished', 'closed', ['customer', 'staff', 'system']),
  arrow('finished', 'started', ['staff']),
  arrow('finished', 'cancelled', ['staff'], 'split'),

  arrow('closed', 'completed', ['staff', 'system'], 'settle'),
];

export const arrowOf = (from: OrderState, to: OrderState): Arrow | undefined =>
  arrows.find((candidate) => candidate.from === from && candidate.to === to);

/** The states that this walker may name, as far as the table goes. */
export const nextStates = (from: OrderState, walker: Walker): OrderState[] =>
  arrows.filter((candidate) => candidate.from === from && candidate.by.includes(walker)).map(({ to }) => to);
