import * as z from 'zod/mini';
import { orderEventKinds } from '../../kernel/trouble.ts';
import { orderStates, roles } from '../../kernel/vocabulary.ts';
import { named, Time } from '../common.ts';

// What happened to an order and what was played in it: its page has the newest, lists have all.

const State = z.enum(orderStates);

export const Reached = named(
  'OrderReached',
  z.strictObject({
    percent: z.int(),
    done: z.number(),
    /** Where a climb stands. */
    current: z.optional(z.strictObject({ tier: z.string(), division: z.nullable(z.int()), points: z.int() })),
    /** Of an order with an extra win: whether it was won after the goal was reached. Without it the order is not done. */
    extraWin: z.optional(z.boolean()),
  }),
  'How much of the work is done: a place on a ladder, or a count where the service has none.',
);
export type OrderReached = z.infer<typeof Reached>;

export const TimelineEntry = named(
  'TimelineEntry',
  z.strictObject({
    at: Time,
    actor: z.strictObject({ role: z.enum([...roles, 'system']), displayName: z.string() }),
    /** What happened; a change of state has `from` and `to`. */
    kind: z.enum(orderEventKinds),
    from: z.nullable(State),
    to: z.nullable(State),
    reason: z.optional(z.string()),
    /** Of a correction of the progress: what it made of what. Lines from before 26 November 2026 don’t have it. */
    progress: z.optional(z.strictObject({ from: Reached, to: Reached })),
  }),
);

export const MatchFigures = named(
  'MatchFigures',
  z.strictObject({
    total: z.int(),
    won: z.int(),
    points: z.int(),
    /** Where some don't count yet: how many, and when the last of them does. */
    waiting: z.optional(z.strictObject({ matches: z.int(), until: Time })),
  }),
  'Of all matches of an order, also those that its page does not list.',
);
