import { ticketTypeLabels } from '#contract/vocabulary.ts';
import { Link } from 'react-router-dom';
import { linkTo } from '../../config/paths.ts';
import { formatAgo } from '../../lib/time.ts';
import type { TicketRow } from './queries.ts';
import { TicketPill } from './states.tsx';

/** Tickets, the last changed first. */
export function TicketList({ rows, busy = false }: { rows: readonly TicketRow[]; busy?: boolean }) {
  return (
    <ul className="tickets" aria-busy={busy} aria-label="Destek talepleri">
      {rows.map((ticket) => (
        <li key={ticket.id}>
          <Link to={linkTo('ticket', { id: ticket.id })}>
            <span className="tickets__s">
              <b>{ticket.subject}</b>
              {!ticket.read && <span className="tag">yeni</span>}
            </span>
            <TicketPill ticket={ticket} />
            <span className="small muted">
              {ticketTypeLabels[ticket.type]}
              {ticket.orderNumber && (
                <>
                  {' · '}
                  <span className="num">{ticket.orderNumber}</span>
                </>
              )}
              {ticket.topUpNumber && ' · kart ödemesi'}
            </span>
            <time className="small dim" dateTime={ticket.updatedAt}>
              {formatAgo(ticket.updatedAt)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
