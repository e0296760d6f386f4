import { DomainError } from '#kernel/refusal.ts';
import type { Money } from '#kernel/money.ts';
import type { Holders, PlayedOrders } from './ports.ts';

/** A fine that staff give a booster. */
export interface Fine {
  readonly boosterId: string;
  readonly amount: Money;
  readonly reason: string;
  /** The order that the fine is for. The booster must have worked on this order. */
  readonly orderId?: string | undefined;
  readonly by: string;
}

/** @throws booster.not_found, order.not_found */
export const assertFinable = async (
  holders: Holders,
  playedOrders: PlayedOrders,
  { boosterId, orderId }: Fine,
): Promise<void> => {
  if ((await holders.lockRole(boosterId)) !== 'booster') throw new DomainError('booster.not_found');
  if (orderId !== undefined && !(await playedOrders.workedOn(orderId, boosterId)))
    throw new DomainError('order.not_found');
};
