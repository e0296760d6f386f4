import * as z from 'zod/mini';
import { Id, line, named, Time } from '../common.ts';
import { matchMost } from '../limits.ts';

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
    /**
     * False if there was not enough time for so many matches since the booster began. Such a match is shown, but proves no
     * progress.
     */
    counts: z.boolean(),
    /**
     * For a match that doesn't count yet: the time from which it counts. A pause of the order moves this time. Absent: the
     * match will never count, unless the order goes on.
     */
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
    kills: count(matchMost.score),
    deaths: count(matchMost.score),
    assists: count(matchMost.score),
    points: z.int().check(z.gte(-matchMost.points), z.lte(matchMost.points)),
    gold: z.optional(count(matchMost.gold)),
    result: z.enum(['win', 'loss']),
    playedAt: Time,
  }),
);

export type NewMatch = z.infer<typeof NewMatch>;
