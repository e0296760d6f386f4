import { positionOf, rungAt } from '#kernel/ladder.ts';
import { readDraft } from '#modules/pricing/index.ts';
import type { Assignment } from '../domain/shares.ts';
import type { Order } from '../domain/order.ts';
import { draftOf } from './readable-draft.ts';
import type { Because, OrderRequirements } from './ports.ts';

/** What an order requires of its booster: the service, the server, and the highest rank of the work. */
export const requirementsOf = (order: Pick<Order, 'draft' | 'server'>): OrderRequirements => {
  const { service, game, work } = readDraft(draftOf(order));
  const highestPosition = (): number | null => {
    switch (work.kind) {
      case 'climb':
        return work.to;
      case 'wins':
      case 'placement':
      case 'coaching':
        return positionOf(game, { tier: work.tier, division: null });
      case 'unrated':
      case 'mastery':
      case 'levels':
      case 'challenger':
      case 'radiant':
        return null;
    }
  };
  return { service: service.id, game, server: order.server, highestPosition: highestPosition() };
};

/** The highest rung of the work, stored for filtered lists; null if the work has no rung. */
export const rungAskedOf = (order: Parameters<typeof requirementsOf>[0]): number | null => {
  const { game, highestPosition } = requirementsOf(order);
  return highestPosition === null ? null : rungAt(game, highestPosition);
};

/** A booster whom the customer asked to replace can't get the order again. */
export const turnedAwayFrom = (assignments: readonly Assignment[], boosterId: string): Because =>
  assignments.some((assignment) => assignment.turnedAway && assignment.boosterId === boosterId)
    ? 'replaced'
    : undefined;
