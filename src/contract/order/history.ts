import * as z from 'zod/mini';
import { orderEventKinds } from '../../kernel/trouble.ts';
import { orderStates, roles } from '../../kernel/vocabulary.ts';
import { named, Time } from '../common.ts';

// The timeline and the matches of an order: its page has the newest, lists have all.

const State = z.enum(orderStates);

export const Reached = named(
  'OrderReached',
  z.strictObject({
    percent: z.int(),
    done: z.number(),
    /** The current rank of a climb. */
    current: z.optional(z.strictObject({ tier: z.string(), division: z.nullable(z.int()), points: z.int() })),
    /**
     * For an order with an extra win: whether this win was achieved after the goal was reached. Without it the order is not
     * complete.
     */
    extraWin: z.optional(z.boolean()),
  }),
  'How much of the work is done: a position on a ladder, or a count if the service has no ladder.',
);
export type OrderReached = z.infer<typeof Reached>;

export const TimelineEntry = named(
  'TimelineEntry',
  z.strictObject({
    at: Time,
    actor: z.strictObject({ role: z.enum([...roles, 'system']), displayName: z.string() }),
    /** The kind of event; a change of state has `from` and `to`. */
    kind: z.enum(orderEventKinds),
    from: z.nullable(State),
    to: z.nullable(State),
    reason: z.optional(z.string()),
    /** The values before and after a correction or an agreement. Lines from before 26 November 2026 don’t have them. */
    progress: z.optional(z.strictObject({ from: Reached, to: Reached })),
  }),
);

export const MatchFigures = named(
  'MatchFigures',
  z.strictObject({
    total: z.int(),
    won: z.int(),
    points: z.int(),
    /** If some matches don't count yet: how many, and when the last of them will count. */
    waiting: z.optional(z.strictObject({ matches: z.int(), until: Time })),
  }),
  'Counts all matches of an order, including those that its page does not list.',
);
