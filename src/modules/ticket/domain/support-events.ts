import type { ContactMessage } from './contact-message.ts';
import type { Side, Ticket } from './ticket.ts';

/** Events of this module; `application/projections.ts` says who is told of them. */
export type SupportEvent =
  | { readonly kind: 'ticket-opened' | 'user-wrote' | 'staff-answered'; readonly ticket: Ticket }
  /** It was closed, opened again or moved to the trash, as its status says. */
  | { readonly kind: 'ticket-moved'; readonly ticket: Ticket; readonly by: Side }
  /** Of the contact form. `contact-waits-again`: its mark as answered was removed. */
  | {
      readonly kind: 'contact-received' | 'contact-answered' | 'contact-waits-again';
      readonly message: ContactMessage;
    };
