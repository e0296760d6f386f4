import * as z from 'zod/mini';
import { contactKinds } from '../../kernel/contact-leak.ts';
import { messageLength } from '../../kernel/message-limit.ts';
import { reportStates, roles } from '../../kernel/vocabulary.ts';
import { Id, Money, named, PositiveMoney, text, Time } from '../common.ts';

export const Message = named(
  'Message',
  z.strictObject({
    id: Id,
    orderId: Id,
    /** The message's number in the conversation: 1, 2, 3… */
    seq: z.int(),
    /** The id that the sender's program chose. */
    clientId: z.nullable(Id),
    text: z.string(),
    sender: z.strictObject({ id: Id, role: z.enum(roles), displayName: z.string() }),
    createdAt: Time,
  }),
);
export type Message = z.infer<typeof Message>;

export const SendMessage = named(
  'SendMessage',
  z.strictObject({
    text: text(1, messageLength),
    /** Makes sending idempotent: a repeat with the same id answers the existing message, even much later. */
    clientId: z.optional(Id),
  }),
);

/** A user's progress in a conversation: the highest `seq` delivered to them, and the highest they have read. */
export const Receipt = named('Receipt', z.strictObject({ orderId: Id, userId: Id, delivered: z.int(), read: z.int() }));
export type Receipt = z.infer<typeof Receipt>;
const Seq = z.int().check(z.gte(0), z.lte(2_000_000_000));
export const MarkSeen = named('MarkSeen', z.strictObject({ delivered: z.optional(Seq), read: z.optional(Seq) }));
export const UnreadConversation = named('UnreadConversation', z.strictObject({ orderId: Id, unread: z.int() }));

/** A message as the console lists it. */
export const AdminMessage = named(
  'AdminMessage',
  z.extend(Message, {
    orderNumber: z.string(),
    senderId: Id,
    role: z.enum(roles),
    /** Contact details that the text seems to contain. */
    contacts: z.array(z.enum(contactKinds)),
  }),
);
export type AdminMessage = z.infer<typeof AdminMessage>;

export const ReportMessage = named('ReportMessage', z.strictObject({ reason: text(3, 500) }));
/** A report of a message, as the person who made it sees it. */
export const Report = named(
  'Report',
  z.strictObject({ id: Id, messageId: Id, reason: z.string(), state: z.enum(reportStates), createdAt: Time }),
);

const Person = z.strictObject({ id: Id, role: z.enum(roles), displayName: z.string() });
export const AdminReport = named(
  'AdminReport',
  z.extend(Report, {
    orderId: Id,
    orderNumber: z.string(),
    /** The text of the message. */
    text: z.string(),
    sender: Person,
    senderId: Id,
    /**
     * The sender's current balance. Null for callers who may neither read wallets nor move money, and for staff, who have no
     * wallet.
     */
    senderBalance: z.nullable(Money),
    reporter: Person,
    reporterId: Id,
    /** The fee that the sender was charged. */
    fee: z.nullable(Money),
    decidedBy: z.nullable(z.string()),
    decision: z.nullable(z.string()),
    decidedAt: z.nullable(Time),
  }),
);
export type AdminReport = z.infer<typeof AdminReport>;
export const DecideReport = named(
  'DecideReport',
  z
    .strictObject({
      reportId: Id,
      decision: z.enum(['upheld', 'rejected']),
      reason: text(3, 500),
      /** The fee charged to the sender; only if the report is upheld. */
      fee: z.optional(PositiveMoney),
    })
    .check(
      z.refine(({ decision, fee }) => decision === 'upheld' || fee === undefined, { path: ['fee'], error: 'unknown' }),
    ),
);
