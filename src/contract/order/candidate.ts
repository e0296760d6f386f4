import * as z from 'zod/mini';
import { Id, line, named } from '../common.ts';

/** A possible booster of an order: whether they may be chosen, and why not. */
export const Candidate = named(
  'BoosterCandidate',
  z.strictObject({
    id: Id,
    displayName: z.string(),
    tier: z.int(),
    activeOrders: z.int(),
    simultaneousOrders: z.int(),
    eligible: z.boolean(),
    because: z.optional(z.string()),
  }),
);
export const CandidateQuery = z.strictObject({ q: z.optional(line(1, 100)) });
export const Candidates = named(
  'BoosterCandidates',
  z.strictObject({
    /** Best matches first; at most 50. */
    rows: z.array(Candidate),
    /** Whether there are more; a search by name finds them. */
    more: z.boolean(),
  }),
);
