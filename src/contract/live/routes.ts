import * as z from 'zod/mini';
import { route, type RouteTable, signedIn } from '../route.ts';

/** The live stream. */
export const liveRoutes = {
  'GET /live': route({
    summary: 'Live events as server-sent events. Resumes by Last-Event-ID',
    access: signedIn,
    forKeys: true,
    status: 200,
    answer: z.string(),
    refusals: ['live.too_many_streams'],
    wire: 'event-stream',
  }),
} as const satisfies RouteTable;
