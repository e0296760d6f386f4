import * as z from 'zod/mini';
import { entryKinds, orderParts } from '../../kernel/vocabulary.ts';
import { Id, Money, named, Time } from '../common.ts';

/** One command of the staff: who did what to which record, when, why and from where. */
export const AuditEvent = named(
  'AuditEvent',
  z.strictObject({
    id: Id,
    /** The event's position in the hash chain. */
    seq: z.int(),
    createdAt: Time,
    actorId: Id,
    actorName: z.string(),
    actorRole: z.string(),
    /** The call, such as `POST /admin/ban`. */
    action: z.string(),
    resource: z.string(),
    recordId: z.nullable(Id),
    reason: z.nullable(z.string()),
    /** The request's body without secrets. */
    said: z.nullable(z.record(z.string(), z.unknown())),
    /** The changes of the record; `path` is a JSON pointer. */
    changes: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() })),
    /**
     * The balances that the command moved, from the postings of its ledger entries. Null if the balances are not known: for
     * events that are older than this field, and for erased events.
     */
    movements: z.nullable(
      z.array(
        z.strictObject({
          entryId: Id,
          kind: z.enum(entryKinds),
          orderPart: z.nullable(z.enum(orderParts)),
          /** When it was posted. A payout leaves the wallet when it is requested. */
          at: Time,
          account: z.string(),
          /** The owner of the wallet; for a deleted account, a substitute name. */
          ownerName: z.nullable(z.string()),
          amount: Money,
          /** Null for callers who may neither read wallets nor move money. */
          before: z.nullable(Money),
          after: z.nullable(Money),
        }),
      ),
    ),
    address: z.nullable(z.string()),
    requestId: z.nullable(z.string()),
    /** Written before another system was called; the outcome is a separate event. */
    begun: z.boolean(),
    /** For a begun command that was refused: the problem’s code and its sentence. */
    refused: z.nullable(z.strictObject({ code: z.string(), detail: z.string() })),
    /** A user who is named in the event was erased: the event's details are gone, but the event stays. */
    erased: z.boolean(),
    hash: z.string(),
  }),
);
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditVerdict = named(
  'AuditVerdict',
  z.strictObject({
    intact: z.boolean(),
    /** The number of valid links from the first one on. */
    links: z.int(),
    /** The last link's hash. If it is kept elsewhere, it proves later that nothing was cut off. */
    head: z.strictObject({ seq: z.int(), hash: z.string() }),
    fault: z.nullable(z.string()),
  }),
);
export type AuditVerdict = z.infer<typeof AuditVerdict>;
