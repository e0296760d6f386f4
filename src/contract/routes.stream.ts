import { IdParams } from './common.ts';
import { GiveStream, Order } from './order.ts';
import { only, route, type RouteTable } from './route.ts';

/** The extra "stream", as its booster provides it. */
export const streamRoutes = {
  'PUT /orders/:id/stream': route({
    summary: 'Say where the ordered stream can be watched; another link ends the one before',
    access: only('booster'),
    params: IdParams,
    body: GiveStream,
    perQuarterHour: 10,
    status: 200,
    answer: Order,
    refusals: [
      'order.not_found',
      'order.stream_not_ordered',
      'order.stream_not_allowed',
      'order.stream_link_invalid',
      'order.being_replaced',
      'order.paused',
    ],
  }),
  'DELETE /orders/:id/stream': route({
    summary: 'The stream is over',
    access: only('booster'),
    params: IdParams,
    perQuarterHour: 10,
    status: 200,
    answer: Order,
    refusals: ['order.not_found', 'order.stream_not_ordered', 'order.stream_not_live'],
  }),
} as const satisfies RouteTable;
