import * as z from 'zod/mini';
import { roles, ticketStatuses, ticketTypes } from '../../kernel/vocabulary.ts';
import { basedOn, Bait, Id, line, named, text, Time } from '../common.ts';
import { Email } from '../identity/schemas.ts';
import { Picture, PictureIds } from '../picture/schemas.ts';
import { cannedLimits, contactLimits, ticketLimits } from '../limits.ts';

const Person = z.strictObject({ id: Id, role: z.enum(roles), displayName: z.string() });

const rowFields = {
  id: Id,
  type: z.enum(ticketTypes),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  /** Whether the staff wrote last: it is the user's turn. */
  answered: z.boolean(),
  /** Whether the caller's side has seen everything. */
  read: z.boolean(),
  user: Person,
  /** The order that it is about. */
  orderId: z.nullable(Id),
  orderNumber: z.nullable(z.string()),
  /** The card payment that it is about, with the provider’s number. */
  topUpId: z.nullable(Id),
  topUpNumber: z.nullable(z.string()),
  createdAt: Time,
  updatedAt: Time,
};

export const TicketRow = named('TicketRow', z.strictObject(rowFields));
export type TicketRow = z.infer<typeof TicketRow>;

export const TicketMessage = named(
  'TicketMessage',
  z.strictObject({
    id: Id,
    ticketId: Id,
    text: z.string(),
    sender: Person,
    pictures: z.array(Picture),
    createdAt: Time,
  }),
);
export type TicketMessage = z.infer<typeof TicketMessage>;

const ticketFields = {
  ...rowFields,
  /** The thread, oldest message first. The first message is the text that the ticket was opened with. */
  messages: z.array(TicketMessage),
  /** Who closed it, reopened it or moved it to the trash, oldest first. */
  history: z.array(
    z.strictObject({
      at: Time,
      actor: z.strictObject({ role: z.enum(roles), displayName: z.string() }),
      from: z.enum(ticketStatuses),
      to: z.enum(ticketStatuses),
    }),
  ),
  /** What this caller may do now. */
  nextStatuses: z.array(z.enum(ticketStatuses)),
  allowed: z.strictObject({ message: z.boolean() }),
};

export const Ticket = named('Ticket', z.strictObject(ticketFields));
export type Ticket = z.infer<typeof Ticket>;

const deskFields = {
  /** Since when the ticket waits for an answer of the staff; null if it does not wait. */
  waitingSince: z.nullable(Time),
  /** When the staff first answered. */
  firstAnsweredAt: z.nullable(Time),
};
export const AdminTicketRow = named('AdminTicketRow', z.strictObject({ ...rowFields, ...deskFields }));
export const AdminTicket = named('AdminTicket', z.strictObject({ ...ticketFields, ...deskFields }));

export const TicketFigures = named(
  'TicketFigures',
  z.strictObject({
    /** Tickets that wait for the staff. `atLeast`: there are more than the counted ones. */
    waiting: z.strictObject({ count: z.int(), atLeast: z.boolean(), oldest: z.nullable(Time) }),
    /** Time from opening to the first answer of the staff, for tickets first answered in the last 30 days. */
    firstAnswers: z.nullable(z.strictObject({ count: z.int(), medianSeconds: z.int(), ninetiethSeconds: z.int() })),
  }),
);

export const ContactMessage = named(
  'ContactMessage',
  z.strictObject({
    id: Id,
    name: z.string(),
    email: z.string(),
    text: z.string(),
    createdAt: Time,
    /** The staff member who answered it; null while it waits. */
    answered: z.nullable(z.strictObject({ byName: z.string(), at: Time })),
  }),
);
export const ContactAnswer = named('ContactAnswer', z.strictObject({ subject: line(3, 120), text: text(3, 5000) }));

export const CannedAnswer = named(
  'CannedAnswer',
  z.strictObject({
    id: Id,
    title: z.string(),
    /** May contain the placeholders `{ad}` and `{siparis}` (or `{sipariş}`), which are filled in when it is used. */
    text: z.string(),
    /** The kind of ticket that it suits; null: any. */
    type: z.nullable(z.enum(ticketTypes)),
    uses: z.int(),
    createdAt: Time,
  }),
);
const cannedFields = {
  title: line(cannedLimits.title.least, cannedLimits.title.most),
  text: text(cannedLimits.text.least, cannedLimits.text.most),
  type: z.nullable(z.enum(ticketTypes)),
};
export const NewCannedAnswer = named('NewCannedAnswer', z.strictObject(cannedFields));
export const CannedAnswerChange = named(
  'CannedAnswerChange',
  z.extend(z.partial(z.strictObject(cannedFields)), { basedOn }),
);

export const NewTicket = named(
  'NewTicket',
  z.strictObject({
    type: z.enum(ticketTypes),
    subject: line(ticketLimits.subject.least, ticketLimits.subject.most),
    text: text(ticketLimits.text.least, ticketLimits.text.most),
    /** One of the caller's own orders. */
    orderId: z.optional(Id),
    /** One of the caller's own card payments. */
    topUpId: z.optional(Id),
    /** Shown with the text. */
    pictures: z.optional(PictureIds),
  }),
);
export const NewTicketMessage = named(
  'NewTicketMessage',
  z.strictObject({
    text: text(ticketLimits.text.least, ticketLimits.text.most),
    pictures: z.optional(PictureIds),
  }),
);
export const MoveTicket = named('MoveTicket', z.strictObject({ to: z.enum(ticketStatuses) }));

export const Contact = named(
  'Contact',
  z.strictObject({
    name: line(contactLimits.name.least, contactLimits.name.most),
    email: Email,
    text: text(contactLimits.text.least, contactLimits.text.most),
    website: Bait,
  }),
);
