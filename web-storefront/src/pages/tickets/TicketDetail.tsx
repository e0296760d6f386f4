import '../../styles/support.css';
import { ticketTypeLabels } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { linkTo, paths } from '../../config/paths.ts';
import { useUser } from '../../features/session/use-session.ts';
import { Composer } from '../../features/ticket/Composer.tsx';
import { MoveTicket } from '../../features/ticket/MoveTicket.tsx';
import { ticketQuery, type Ticket } from '../../features/ticket/queries.ts';
import { TicketPill } from '../../features/ticket/states.tsx';
import { Thread } from '../../features/ticket/Thread.tsx';
import { ApiProblem } from '../../lib/api.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';

export default function TicketDetail() {
  const id = useParams().id ?? '';
  const ticket = useQuery(ticketQuery(id));
  return (
    <main className="wrap support" id="icerik" tabIndex={-1}>
      <Breadcrumbs
        trail={[{ to: linkTo('tickets'), label: 'Destek taleplerim' }]}
        here={ticket.data?.subject ?? 'Destek talebi'}
      />
      {ticket.data ? <Detail ticket={ticket.data} /> : <Missing ticket={ticket} />}
    </main>
  );
}

function Missing({ ticket: { error, refetch } }: { ticket: ReturnType<typeof useQuery<Ticket>> }) {
  const unknown = error instanceof ApiProblem && error.status === 404;
  return (
    <>
      <PageTitle>Destek talebi</PageTitle>
      {!error && <SkeletonRows rows={6} label="Destek talebi yükleniyor" />}
      {error && !unknown && <Failed title="Destek talebi yüklenemedi" of={{ error, refetch }} />}
      {unknown && (
        <Empty
          title="Bu destek talebi bulunamadı"
          picture="gap"
          action={<ButtonLink to={linkTo('tickets')}>Destek taleplerim</ButtonLink>}
        >
          Başka bir hesapla açılmış olabilir.
        </Empty>
      )}
    </>
  );
}

function Detail({ ticket }: { ticket: Ticket }) {
  return (
    <div className="support__main stack">
      <PageTitle>{ticket.subject}</PageTitle>
      <div className="spread support__h">
        <h1 className="page-h">{ticket.subject}</h1>
        <MoveTicket ticket={ticket} />
      </div>
      <p className="row row--wrap small muted">
        <TicketPill ticket={ticket} />
        <span>
          {ticketTypeLabels[ticket.type]} · <time dateTime={ticket.createdAt}>{formatMoment(ticket.createdAt)}</time>
          <OrderOf ticket={ticket} />
          <TopUpOf ticket={ticket} />
        </span>
      </p>
      <Thread ticket={ticket} />
      {ticket.allowed.message ? (
        <Composer ticketId={ticket.id} />
      ) : (
        <Alert>
          {ticket.status === 'closed'
            ? 'Bu destek talebi kapalı. Yazmak için yeniden aç.'
            : 'Destek ekibi bu talebi kaldırdı. Başka bir konu için yeni destek talebi oluşturabilirsin.'}
        </Alert>
      )}
    </div>
  );
}

/** A link to the order that the ticket is about: to the booster's page of it for boosters, to the customer's for others. */
function OrderOf({ ticket: { orderId, orderNumber } }: { ticket: Ticket }) {
  const isBooster = useUser()?.role === 'booster';
  if (orderId === null) return null;
  return (
    <>
      {' · '}
      <Link className="link num" to={isBooster ? paths.boosterOrder(orderId) : paths.order(orderId)}>
        Sipariş {orderNumber}
      </Link>
    </>
  );
}

/** A link to the page that shows the state of the ticket's payment. */
function TopUpOf({ ticket: { topUpId } }: { ticket: Ticket }) {
  if (topUpId === null) return null;
  return (
    <>
      {' · '}
      <Link className="link" to={paths.paymentSuccess(topUpId)}>
        Ödeme
      </Link>
    </>
  );
}
