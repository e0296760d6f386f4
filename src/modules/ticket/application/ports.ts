import type { Listed, SortedPart } from '#kernel/lists.ts';
import type { RateLimit, TimeRange } from '#kernel/ports.ts';
import type { Found } from '#kernel/search.ts';
import type { AttachedPictures } from '#modules/picture/index.ts';
import type { ContactMessage, ContactSender } from '../domain/contact-message.ts';
import type { CannedAnswer } from '../domain/canned-answer.ts';
import type { Person } from '../domain/standing.ts';
import type { Side, Ticket, TicketEvent, TicketMessage } from '../domain/ticket.ts';

export interface Tickets {
  /** Until the transaction ends, no other transaction can add a ticket for this user. */
  lockUser(userId: string): Promise<void>;
  /** When the user's latest tickets were opened, newest first. */
  latestOpenings(userId: string, limit: number): Promise<readonly Date[]>;
  add(ticket: Ticket): Promise<void>;
  find(id: string): Promise<Ticket | undefined>;
  /** Locks the ticket until the transaction ends. */
  lock(id: string): Promise<Ticket | undefined>;
  save(ticket: Ticket): Promise<void>;
  addMessage(message: TicketMessage): Promise<void>;
  addEvent(event: TicketEvent): Promise<void>;
  /** Oldest first. */
  messagesOf(ticketId: string): Promise<readonly TicketMessage[]>;
  /** Oldest first. */
  eventsOf(ticketId: string): Promise<readonly TicketEvent[]>;
  /** When the sender's latest messages in the ticket were sent, newest first. */
  latestTimes(ticketId: string, senderId: string, limit: number): Promise<readonly Date[]>;
  /** Marks the ticket as read up to this state. If something came later, the ticket stays unread. */
  markRead(id: string, side: Side, seen: Date): Promise<void>;
  list(part: TicketsPart): Promise<Listed<Ticket>>;
  /** How many of the user's tickets contain something new for the user. Tickets in the trash are not counted. */
  unreadOf(userId: string): Promise<number>;
}

/** Settings; bound to the settings. */
export interface SupportSettings {
  /** The limit of a user's messages in a ticket, and of a person's messages by the contact form. */
  messageLimit(): RateLimit;
  /** The address to which messages of the contact form are mailed. */
  contactMail(): string;
}

export interface TicketsPart extends SortedPart<'createdAt' | 'updatedAt' | 'waitingSince'> {
  readonly where: {
    readonly id?: readonly string[];
    readonly userId?: readonly string[];
    readonly orderId?: readonly string[];
    readonly topUpId?: readonly string[];
    readonly status?: readonly string[];
    readonly type?: readonly string[];
    readonly created?: TimeRange | undefined;
    readonly firstAnswered?: TimeRange | undefined;
    readonly answered?: boolean;
    /** Whether the staff owe an answer. */
    readonly waiting?: boolean;
    /** Words in the subject, the user's name or the order's number. */
    readonly search?: string;
    /** Users whom the search matches; their tickets match, too. */
    readonly ofPeople?: Found;
    /** Only tickets that this side has read, or only tickets that it has not. */
    readonly read?: { readonly by: Side; readonly is: boolean };
  };
}

/** Implemented by the order module. */
export interface Orders {
  /** The number of an order whose customer or booster this user is. */
  numberOf(orderId: string, userId: string): Promise<string | undefined>;
}

/** The people whom a search matches, if the viewer may look for people. Implemented by identity. */
export interface People {
  called(search: string, viewer: Person): Promise<Found>;
}

/** Implemented by the payment module. */
export interface Payments {
  /** The number of a card payment of this user. */
  numberOf(topUpId: string, userId: string): Promise<string | undefined>;
}

/** Pictures are shown with the message that they were sent with. */
export type TicketPictures = Pick<AttachedPictures, 'attach' | 'of'>;

export interface ContactMessages {
  /** Until the transaction ends, no other transaction can add a message of this sender. */
  lockSender(sender: ContactSender): Promise<void>;
  /** When the sender's latest messages came, newest first. */
  latestTimes(sender: ContactSender, limit: number): Promise<readonly Date[]>;
  add(message: ContactMessage, sender: ContactSender): Promise<void>;
}

/** Contact messages for the staff who mark them. */
export interface ContactMessageDesk {
  /** Locks the message until the transaction ends. */
  lock(id: string): Promise<ContactMessage | undefined>;
  save(message: ContactMessage): Promise<void>;
}

/** Contact messages as the console reads them. */
export interface ContactMessageLists {
  find(id: string): Promise<ContactMessage | undefined>;
  list(part: ContactMessagesPart): Promise<Listed<ContactMessage>>;
}
export interface ContactMessagesPart {
  readonly from: number;
  readonly limit: number;
  /** Sorted by time of arrival. */
  readonly descending: boolean;
  readonly where: { readonly id?: readonly string[] | undefined; readonly email?: readonly string[] | undefined };
  readonly answered?: boolean | undefined;
  /** Words that must all occur in the name, the e-mail address or the text. */
  readonly search?: string | undefined;
  readonly created?: TimeRange | undefined;
}
/** How quickly the staff answer. */
export interface TicketFigures {
  waiting(): Promise<{ readonly count: number; readonly atLeast: boolean; readonly oldest: Date | null }>;
  /**
   * Times from the opening to the first answer, over tickets that were first answered after `since`. Null if there are
   * no such tickets.
   */
  firstAnswers(since: Date): Promise<FirstAnswers | null>;
}
export interface FirstAnswers {
  readonly count: number;
  readonly medianSeconds: number;
  /** The 90th percentile. */
  readonly ninetiethSeconds: number;
}

export interface CannedAnswers {
  /** Locks all canned answers until the transaction ends, so that nobody else takes a title meanwhile. */
  lock(): Promise<void>;
  find(id: string): Promise<CannedAnswer | undefined>;
  /** The canned answer with this title, whatever its case. */
  titled(title: string): Promise<CannedAnswer | undefined>;
  add(answer: CannedAnswer): Promise<void>;
  save(answer: Pick<CannedAnswer, 'id' | 'title' | 'text' | 'type'>): Promise<void>;
  /** Returns false if the canned answer no longer exists. */
  countUse(id: string): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  list(part: CannedAnswersPart): Promise<{ readonly rows: readonly CannedAnswer[]; readonly total: number }>;
}
export interface CannedAnswersPart extends SortedPart<'uses' | 'title' | 'createdAt'> {
  readonly where: { readonly id?: readonly string[] | undefined; readonly type?: readonly string[] | undefined };
  /** Words that must all occur in the title or the text. */
  readonly search?: string | undefined;
}
