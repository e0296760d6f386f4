import type { ContactMessage } from './contact-message.ts';
import type { Side, Ticket } from './ticket.ts';

/** Events of this module. `application/projections.ts` decides who is notified of each. */
export type SupportEvent =
  | { readonly kind: 'ticket-opened' | 'user-wrote' | 'staff-answered'; readonly ticket: Ticket }
  /** The ticket was closed, opened again or moved to the trash, as its status shows. */
  | { readonly kind: 'ticket-moved'; readonly ticket: Ticket; readonly by: Side }
  /** Events of the contact form. `contact-waits-again` means that the mark as answered was removed. */
  | {
      readonly kind: 'contact-received' | 'contact-answered' | 'contact-waits-again';
      readonly message: ContactMessage;
    };
