import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { linkTo } from '../../config/paths.ts';
import { formatAgo } from '../../lib/time.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { newTicketLink } from '../ticket/link.ts';
import { ticketsQuery } from '../ticket/queries.ts';
import { TicketPill } from '../ticket/states.tsx';

const SHOWN = 3;

/** The tickets that changed last, with a link to all of them. */
export function TicketsPanel() {
  const tickets = useQuery(ticketsQuery(0, 'tumu'));
  const rows = tickets.data?.rows ?? [];
  return (
    <section className="panel" aria-labelledby="destek-taleplerim">
      <div className="panel__h">
        <h2 className="panel__t" id="destek-taleplerim">
          Destek taleplerim
        </h2>
        {rows.length > 0 && (
          <Link className="link small" to={linkTo('tickets')}>
            Tümü
          </Link>
        )}
      </div>
      {tickets.isPending && <SkeletonRows rows={2} label="Destek talepleri yükleniyor" />}
      {tickets.isError && !tickets.data && <Failed title="Destek talepleri yüklenemedi" of={tickets} />}
      {tickets.data && rows.length === 0 && (
        <Empty
          title="Henüz destek talebin yok"
          action={
            <ButtonLink size="sm" to={newTicketLink()}>
              Destek talebi oluştur
            </ButtonLink>
          }
        >
          Bir sorunun olursa yaz; yanıtımızı burada görürsün.
        </Empty>
      )}
      {rows.length > 0 && (
        <ul className="device-list">
          {rows.slice(0, SHOWN).map((ticket) => (
            <li key={ticket.id}>
              <Link className="quiet-link" to={linkTo('ticket', { id: ticket.id })}>
                <b className="medium">{ticket.subject}</b>
                {!ticket.read && <span className="tag">yeni</span>}
                <br />
                <span className="tiny dim">{formatAgo(ticket.updatedAt)}</span>
              </Link>
              <TicketPill ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
