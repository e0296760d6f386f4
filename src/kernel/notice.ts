import type { MoneyJson } from './money.ts';
import type { ProgressUnit } from './progress.ts';
import type { TroubleKind } from './trouble.ts';
import type { FineClaimState, OrderState, PlayedGame, ProviderName } from './vocabulary.ts';

/** What people are told, by kind, with what its text needs. */
export type Notice =
  | OrderNotice
  | TroubleNotice
  | PartPaidNotice
  | StreamNotice
  | ChatNotice
  | ReportNotice
  | TopUpNotice
  | PayoutNotice
  | FineNotice
  | TicketNotice
  | DeviceNotice;

export interface OrderNotice {
  readonly kind:
    | 'order-state'
    | 'order-assigned'
    | 'order-tip'
    | 'order-lane'
    | 'order-lane-stays'
    | 'order-account'
    | 'order-login'
    | 'order-progress-claimed'
    | 'order-progress-agreed';
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly state: OrderState;
  /** A coach gives lessons; nobody boosts. */
  readonly lesson: boolean;
  /** Why it could not be placed, or its lane not be changed: a refusal's code. */
  readonly because?: string;
  /** Hours after which a finished order closes by itself. */
  readonly closesAfterHours?: number | undefined;
  /** Of what was finished without proof of its goal: how far it is proven. */
  readonly proven?: ProvenWork | undefined;
  /** It was played before: by somebody else, or until it was finished. */
  readonly again?: boolean | undefined;
  /** What its customer has got back of one that ended before its time. */
  readonly refunded?: MoneyJson;
  /** Whether that is a part of the price only. */
  readonly inPart?: boolean;
}

/** How far work is proven, with the game whose words say it. */
export interface ProvenWork {
  readonly game: PlayedGame;
  readonly done: number;
  readonly total: number;
  readonly unit: ProgressUnit;
  /** Where a climb stands. */
  readonly current?: { readonly tier: string; readonly division: number | null; readonly points: number } | undefined;
}

export interface TroubleNotice {
  readonly kind: 'order-dispute' | 'order-pause' | 'order-booster-request' | 'order-account-request' | 'order-rank';
  readonly moment: TroubleKind | 'dispute-reminded';
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly lesson: boolean;
  /** What its customer has got back by a decision. */
  readonly refunded?: MoneyJson;
}

/** To a booster whose order went on without them, when they are paid for their part of it. */
export interface PartPaidNotice {
  readonly kind: 'order-part-paid';
  readonly userId: string;
  readonly orderNumber: string;
  readonly amount: MoneyJson;
}

/** Of the extra "stream": to a booster who began without a link, else to the customer. */
export interface StreamNotice {
  readonly kind: 'order-stream';
  readonly moment: 'missing' | 'live' | 'refunded';
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly lesson: boolean;
  /** What was paid back. */
  readonly amount?: MoneyJson;
}

export interface ChatNotice {
  readonly kind: 'chat-message';
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
}

/** To whoever reported a message. */
export interface ReportNotice {
  readonly kind: 'report-decided';
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly outcome: 'upheld' | 'rejected';
}

/** A payment that arrived, or went back; by card where it does not say how. */
export interface TopUpNotice {
  readonly kind: 'top-up-credited' | 'top-up-entered' | 'top-up-refunded';
  readonly userId: string;
  readonly amount: MoneyJson;
  readonly provider?: ProviderName;
}

export interface PayoutNotice {
  readonly kind: 'payout-paid' | 'payout-refused';
  readonly userId: string;
  readonly amount: MoneyJson;
  readonly reason: string | null;
}

/** To a booster who was fined above the balance: when it is made, when all of it was collected, when the rest was given up. */
export interface FineNotice {
  readonly kind: 'fine-claim';
  readonly state: FineClaimState;
  readonly userId: string;
  /** The whole fine. */
  readonly amount: MoneyJson;
  /** What is open, or was given up. */
  readonly rest: MoneyJson;
  readonly reason: string | null;
}

export interface TicketNotice {
  readonly kind: 'ticket-answered' | 'ticket-closed' | 'ticket-reopened';
  readonly userId: string;
  readonly ticketId: string;
  readonly subject: string;
}

export interface DeviceNotice {
  readonly kind: 'device-confirmed';
  readonly userId: string;
  readonly deviceName: string;
}

/** Tells people; bound to the notification module. Must be called inside the transaction that makes it true. */
export interface Notifier {
  notify(notices: readonly Notice[]): Promise<void>;
}
