import { randomUUID } from 'node:crypto';
import type { Message } from '#contract/conversation/schemas.ts';
import { Money } from '#kernel/money.ts';
import { inGroups, key, many } from './calls.ts';
import type { Market, Trader } from './market.ts';

/** An order and the people who may write in its conversation. */
export interface ChattyOrder {
  readonly id: string;
  readonly customer: Trader;
  /** Customer, booster and admin. Each may send three messages. */
  readonly speakers: readonly Trader[];
}

/** Orders of different customers, all with one booster. */
export const chattyOrders = async (market: Market, count: number): Promise<readonly ChattyOrder[]> => {
  const booster = await market.booster({ simultaneousOrders: 100 });
  return inGroups(
    many(count, (nth) => nth),
    5,
    async () => {
      const customer = await market.customer(Money.lira(5_000));
      const { id } = await market.order(customer);
      await booster.api.call('POST /orders/:id/take', { params: { id }, ...key() });
      return { id, customer, speakers: [customer, booster, market.admin] };
    },
  );
};

/** All messages that the limit allows. The orders take turns, so that neighbouring messages are of different conversations. */
export const everythingToSay = (orders: readonly ChattyOrder[]) =>
  many(9, (round) => orders.map((order) => ({ order, speaker: order.speakers[round % 3], clientId: randomUUID() })))
    .flat()
    .map(({ order: { id }, speaker, clientId }, nth) => ({
      orderId: id,
      say: () =>
        speaker?.api.call('POST /orders/:id/messages', {
          params: { id },
          body: { text: `söz ${nth} 🐀`, clientId },
        }) as Promise<Message>,
    }));
