import * as z from 'zod/mini';
import { Id, line, named, Time } from '../common.ts';

export const Match = named(
  'Match',
  z.strictObject({
    id: Id,
    orderId: Id,
    champion: z.optional(z.string()),
    agent: z.optional(z.string()),
    kills: z.int(),
    deaths: z.int(),
    assists: z.int(),
    points: z.int(),
    gold: z.optional(z.int()),
    result: z.enum(['win', 'loss']),
    playedAt: Time,
    /** False where there was no time yet for so many matches since the booster began: it is shown, and proves no progress. */
    counts: z.boolean(),
    /** Of one that doesn't count yet: from when on it does, if the order is not paused meanwhile. Without it, it never will unless the order goes on. */
    countsFrom: z.optional(Time),
  }),
);
export type Match = z.infer<typeof Match>;

const count = (maximum: number) => z.int().check(z.gte(0), z.lte(maximum));
export const NewMatch = named(
  'NewMatch',
  z.strictObject({
    champion: z.optional(line(1, 40)),
    agent: z.optional(line(1, 40)),
    kills: count(200),
    deaths: count(200),
    assists: count(200),
    points: z.int().check(z.gte(-500), z.lte(500)),
    gold: z.optional(count(200_000)),
    result: z.enum(['win', 'loss']),
    playedAt: Time,
  }),
);

export type NewMatch = z.infer<typeof NewMatch>;
