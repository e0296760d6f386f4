import type { MoneyJson } from './money.ts';
import type { ProgressUnit } from './progress.ts';
import type { TroubleKind } from './trouble.ts';
import type { FineClaimState, OrderState, PlayedGame, ProviderName } from './vocabulary.ts';

/** A notice to a person, by kind, with the parameters of its text. */
export type Notice =
  | OrderNotice
  | PlacedNotice
  | ReminderNotice
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
    | 'order-offered'
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
  /** Whether the order is coaching: the texts then speak of a coach and not of a booster. */
  readonly lesson: boolean;
  /** The code of the refusal, if the order could not be placed or its lane not be changed. */
  readonly because?: string;
  /** Hours after which a finished order closes by itself. */
  readonly closesAfterHours?: number | undefined;
  /** How far the work is proven, if it was finished without proof of its goal. */
  readonly proven?: ProvenWork | undefined;
  /** Whether the order was played before: by another booster, or until it was finished. */
  readonly again?: boolean | undefined;
  /** The customer's refund, if the order ended early. */
  readonly refunded?: MoneyJson;
  /** Whether the refund is only a part of the price. */
  readonly inPart?: boolean;
  /** What the order earned its booster. */
  readonly earned?: MoneyJson;
}

/** To the customer: the order is placed and paid. */
export interface PlacedNotice {
  readonly kind: 'order-placed';
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly lesson: boolean;
  /** Whether the booster plays along: the customer then gives a Riot ID and no game account. */
  readonly duo: boolean;
  /** What is ordered, in words. */
  readonly work: string;
  readonly price: MoneyJson;
}

/** To a customer who began an order and did not finish it: the game account or the payment is missing. */
export type ReminderNotice = {
  readonly kind: 'order-reminder';
  readonly userId: string;
} & (
  | {
      readonly missing: 'account';
      readonly orderId: string;
      readonly orderNumber: string;
      readonly duo: boolean;
      /** Whether the customer was reminded before. */
      readonly again: boolean;
    }
  | {
      readonly missing: 'payment';
      /** What is ordered, in words. */
      readonly work: string;
      readonly price: MoneyJson;
      /** The in-site path of the order form with the customer's choices. */
      readonly form: string;
    }
);

/** How far work is proven, with the game whose words are used. */
export interface ProvenWork {
  readonly game: PlayedGame;
  readonly done: number;
  readonly total: number;
  readonly unit: ProgressUnit;
  /** The current rank of a climb. */
  readonly current?: { readonly tier: string; readonly division: number | null; readonly points: number } | undefined;
}

export interface TroubleNotice {
  readonly kind: 'order-dispute' | 'order-pause' | 'order-booster-request' | 'order-account-request' | 'order-rank';
  readonly moment: TroubleKind | 'dispute-reminded';
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly lesson: boolean;
  /** The customer's refund by a decision. */
  readonly refunded?: MoneyJson;
}

/** To a booster whose order went on with another booster, when their part is paid. */
export interface PartPaidNotice {
  readonly kind: 'order-part-paid';
  readonly userId: string;
  readonly orderNumber: string;
  readonly amount: MoneyJson;
}

/** About the extra "stream": to a booster who began without a link, otherwise to the customer. */
export interface StreamNotice {
  readonly kind: 'order-stream';
  readonly moment: 'missing' | 'live' | 'refunded';
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly lesson: boolean;
  /** The refunded amount. */
  readonly amount?: MoneyJson;
}

export interface ChatNotice {
  readonly kind: 'chat-message';
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
}

/** To the person who reported a message. */
export interface ReportNotice {
  readonly kind: 'report-decided';
  readonly userId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly outcome: 'upheld' | 'rejected';
}

/** A payment that arrived or was refunded. Without `provider` it is a card payment. */
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

/**
 * To a booster who was fined above the balance. It is sent when the fine is made, when it is collected in full, and when its
 * open part is waived.
 */
export interface FineNotice {
  readonly kind: 'fine-claim';
  readonly state: FineClaimState;
  readonly userId: string;
  /** The whole fine. */
  readonly amount: MoneyJson;
  /** The open or waived part. */
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

/** Sends notices; bound to the notification module. Call it in the transaction of their cause. */
export interface Notifier {
  notify(notices: readonly Notice[]): Promise<void>;
}
