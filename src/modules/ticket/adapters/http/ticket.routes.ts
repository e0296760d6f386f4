import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { pageOf, parseListQuery } from '#platform/http/list-query.ts';
import { networkOf } from '#platform/http/rate-limits.ts';
import { readableRows } from '#platform/readable-rows.ts';
import type { MoveTicket } from '../../application/move-ticket.ts';
import type { OpenTicket } from '../../application/open-ticket.ts';
import type { ReadTickets } from '../../application/read-tickets.ts';
import type { ReceiveContact } from '../../application/receive-contact.ts';
import type { WriteToTicket } from '../../application/write-to-ticket.ts';
import { messageView, pageView, rowView, wantedOf } from './ticket.view.ts';

/** Routes that users and staff share. */
export const ticketRoutes = (
  read: ReadTickets,
  open: OpenTicket,
  write: WriteToTicket,
  move: MoveTicket,
  receiveContact: ReceiveContact,
) =>
  handlers({
    'GET /tickets': async ({ query }, { caller }) => {
      const wanted = wantedOf(parseListQuery(query, lists['GET /tickets']));
      const { rows, total, atLeast, side } = await read.list(wanted, caller);
      const views = readableRows('tickets', rows, (ticket) => rowView(ticket, side));
      return pageOf(views, wanted.from, total, atLeast);
    },

    'GET /tickets/:id': async ({ params }, { caller }) => pageView(await read.page(params.id, caller)),

    'POST /tickets': async ({ body }, { caller }) => {
      const { id } = await open(body, caller);
      return pageView(await read.page(id, caller));
    },

    'POST /tickets/:id/messages': async ({ params, body }, { caller }) => {
      const said = await write(params.id, body, caller);
      const [message = { ...said, pictures: [] }] = await read.withPictures([said]);
      return messageView(message);
    },

    'POST /tickets/:id/state': async ({ params, body }, { caller }) => {
      await move(params.id, body.to, caller);
      return pageView(await read.page(params.id, caller));
    },

    'POST /contact': async ({ body: { name, email, text, website } }, { address }) => {
      await receiveContact({ name, text, bait: website }, { email, address: networkOf(address) });
      return undefined;
    },
  });
