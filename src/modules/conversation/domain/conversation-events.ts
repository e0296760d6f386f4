import type { Message } from './message.ts';
import type { Receipt } from './receipt.ts';
import type { DecidedReport, Report } from './report.ts';

/** What happens in this module that others are told of (`application/projections.ts`). */
export type ConversationEvent =
  | {
      readonly kind: 'message-sent';
      readonly message: Message;
      readonly orderNumber: string;
      /** Who the conversation's sides are. */
      readonly sides: readonly string[];
    }
  | {
      readonly kind: 'messages-seen';
      readonly receipt: Receipt & { readonly orderId: string; readonly userId: string };
      readonly sides: readonly string[];
    }
  | { readonly kind: 'message-reported'; readonly report: Report }
  | { readonly kind: 'report-decided'; readonly report: DecidedReport; readonly orderNumber: string };
