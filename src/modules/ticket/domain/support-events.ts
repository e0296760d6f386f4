import type { ContactMessage } from './contact-message.ts';
import type { Side, Ticket } from './ticket.ts';

/** What happens in this module that others are told of (`application/projections.ts`). */
export type SupportEvent =
  | { readonly kind: 'ticket-opened' | 'user-wrote' | 'house-answered'; readonly ticket: Ticket }
  /** It was closed, opened again or thrown away: its status says which. */
  | { readonly kind: 'ticket-moved'; readonly ticket: Ticket; readonly by: Side }
  /** The contact form's; `contact-waits-again` because its mark as answered was taken back. */
  | {
      readonly kind: 'contact-received' | 'contact-answered' | 'contact-waits-again';
      readonly message: ContactMessage;
    };
