import * as z from 'zod/mini';
import { noteKinds, noteSubjects } from '../../kernel/platform-vocabulary.ts';
import { Id, named, text, Time } from '../common.ts';

/** An internal note of the staff about a user or an order; users see it only in the export of their data. */
export const StaffNote = named(
  'StaffNote',
  z.strictObject({
    id: Id,
    subject: z.enum(noteSubjects),
    /** The id of the user or the order. */
    recordId: Id,
    /** The user’s name or the order’s number; null if the record is gone. */
    recordName: z.nullable(z.string()),
    kind: z.enum(noteKinds),
    text: z.string(),
    authorId: Id,
    authorName: z.string(),
    createdAt: Time,
    /** If a suspicion was lifted: by whom and why. */
    lifted: z.nullable(z.strictObject({ byName: z.string(), at: Time, because: z.string() })),
  }),
);
export type StaffNote = z.infer<typeof StaffNote>;

export const NewNote = named(
  'NewNote',
  z.strictObject({ recordId: Id, kind: z.enum(noteKinds), text: text(3, 2000) }),
  'A note, or a suspicion (fraud, a shared account) with its reason.',
);
export const LiftSuspicion = named('LiftSuspicion', z.strictObject({ reason: text(3, 500) }));
