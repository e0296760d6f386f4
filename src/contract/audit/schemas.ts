import * as z from 'zod/mini';
import { entryKinds, orderParts } from '../../kernel/vocabulary.ts';
import { Id, Money, named, Time } from '../common.ts';

/** One command of the house: who did what to which record, when, why and from where. */
export const AuditEvent = named(
  'AuditEvent',
  z.strictObject({
    id: Id,
    /** Its place in the chain. */
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
    /** What was asked for, without what is secret. */
    said: z.nullable(z.record(z.string(), z.unknown())),
    /** What it changed of the record; `path` is a JSON pointer. */
    changes: z.array(z.strictObject({ path: z.string(), before: z.unknown(), after: z.unknown() })),
    /**
     * The balances that it moved, as the postings of its ledger entries say them. Null where they are not known: an entry
     * from before they were kept, or an erased one.
     */
    movements: z.nullable(
      z.array(
        z.strictObject({
          entryId: Id,
          kind: z.enum(entryKinds),
          orderPart: z.nullable(z.enum(orderParts)),
          /** When it was posted: what is paid out left the wallet when it was asked for. */
          at: Time,
          account: z.string(),
          /** Whose wallet it is; whoever has left is named so. */
          ownerName: z.nullable(z.string()),
          amount: Money,
          /** Null for who may neither read wallets nor move money. */
          before: z.nullable(Money),
          after: z.nullable(Money),
        }),
      ),
    ),
    address: z.nullable(z.string()),
    requestId: z.nullable(z.string()),
    /** Written before another system was asked; what came of it is an event of its own. */
    begun: z.boolean(),
    /** What was begun was refused: the problem’s code, and its sentence. */
    refused: z.nullable(z.strictObject({ code: z.string(), detail: z.string() })),
    /** Somebody whom it named has left: what it said is gone, that it was is not. */
    erased: z.boolean(),
    hash: z.string(),
  }),
);
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditVerdict = named(
  'AuditVerdict',
  z.strictObject({
    intact: z.boolean(),
    /** Links that were found in order, from the first one on. */
    links: z.int(),
    /** The last link's hash: kept elsewhere, it proves later that nothing was cut off. */
    head: z.strictObject({ seq: z.int(), hash: z.string() }),
    fault: z.nullable(z.string()),
  }),
);
export type AuditVerdict = z.infer<typeof AuditVerdict>;
