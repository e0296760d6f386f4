import type { Message } from './message.ts';
import type { Receipt } from './receipt.ts';
import type { DecidedReport, Report } from './report.ts';

/** Conversation events that notices and live events are made from (`application/projections.ts`). */
export type ConversationEvent =
  | {
      readonly kind: 'message-sent';
      readonly message: Message;
      readonly orderNumber: string;
      /** User ids of the conversation's sides. */
      readonly sides: readonly string[];
    }
  | {
      readonly kind: 'messages-seen';
      readonly receipt: Receipt & { readonly orderId: string; readonly userId: string };
      readonly sides: readonly string[];
    }
  | { readonly kind: 'message-reported'; readonly report: Report }
  | { readonly kind: 'report-decided'; readonly report: DecidedReport; readonly orderNumber: string };
