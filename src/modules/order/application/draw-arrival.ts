import { type Arrival, arrivalOf } from '#kernel/arrival.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { OrderPage, Viewer } from './order-page.ts';

/** Draws the picture that a customer shares. */
export interface ArrivalPainter {
  /** @param matches how many matches were played; 0 if the work has none @returns a PNG */
  paint(arrival: Arrival, matches: number): Promise<Uint8Array>;
}

/** The picture of an order that reached its goal: the ranks and the count of matches, and nothing about a person. */
export const drawArrival =
  ({ orderPage, painter }: { readonly orderPage: OrderPage; readonly painter: ArrivalPainter }) =>
  /** @throws DomainError order.not_found, order.goal_not_reached */
  async (orderId: string, viewer: Viewer): Promise<Uint8Array> => {
    const order = await orderPage.of(orderId, viewer);
    const arrival = arrivalOf(order);
    if (!arrival) throw new DomainError('order.goal_not_reached');
    return painter.paint(arrival, order.matchFigures.total);
  };
export type DrawArrival = ReturnType<typeof drawArrival>;
