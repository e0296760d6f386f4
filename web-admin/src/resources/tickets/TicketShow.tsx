import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ticketTypeLabels } from '#contract/vocabulary.ts';
import { useCanAccess } from 'react-admin';
import type { AdminTicket } from '../../lib/records.ts';
import { formatSpan } from '../../lib/time.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { TicketChip } from '../../ui/StateChip.tsx';
import { NotesOf, Suspicions } from '../notes/NotesOf.tsx';
import { OrdersOf } from '../orders/OrdersOf.tsx';
import { PayoutsOf } from '../payouts/PayoutsOf.tsx';
import { EnterPayment } from '../top-ups/EnterPayment.tsx';
import { TopUpsOf } from '../top-ups/TopUpsOf.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { AnswerBox } from './AnswerBox.tsx';
import { MoveButtons, useMoves } from './MoveTicket.tsx';
import { firstAnswerSeconds, standingOf, waitedSeconds } from './standing.ts';
import { TicketsOf } from './TicketsOf.tsx';
import { TicketThread } from './TicketThread.tsx';

/** The user's new messages appear while the ticket is open. */
const refreshMs = 5_000;

export const TicketShow = () => (
  <RecordPage<AdminTicket> title={({ subject }) => subject} refreshMs={refreshMs}>
    {(ticket) => <TicketPage key={ticket.id} ticket={ticket} />}
  </RecordPage>
);

function TicketPage({ ticket }: { ticket: AdminTicket }) {
  const { canAccess: writes } = useCanAccess({ resource: 'tickets', action: 'POST /tickets/:id/messages' });
  const { shown, move } = useMoves(ticket);
  const { user } = shown;
  return (
    <>
      <Suspicions resource="user-notes" recordId={user.id} />
      <Columns>
        <Column>
          <Section
            title={shown.subject}
            aside={
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
                {user.role === 'customer' && <EnterPayment userId={user.id} ticketId={shown.id} />}
                <MoveButtons ticket={shown} move={move} />
              </Stack>
            }
          >
            <TicketThread ticket={shown} />
            {writes && shown.status !== 'open' && (
              <Alert severity="info" sx={{ mt: 2 }}>
                {shown.status === 'closed' ? 'Destek talebi kapalı.' : 'Destek talebi çöpte.'} Yazmak için yeniden aç.
              </Alert>
            )}
            {shown.allowed.message && <AnswerBox ticket={shown} />}
          </Section>
        </Column>
        <Column>
          <Section title="Destek talebi" aside={<TicketChip standing={standingOf(shown)} />}>
            <Facts facts={factsOf(shown)} />
          </Section>
          <NotesOf resource="user-notes" recordId={user.id} />
          {user.role === 'booster' ? <PayoutsOf boosterId={user.id} /> : <TopUpsOf userId={user.id} />}
          <TicketsOf title="Diğer destek talepleri" filter={{ userId: user.id }} except={shown.id} />
          <OrdersOf
            title="Siparişleri"
            filter={user.role === 'booster' ? { boosterId: user.id } : { customerId: user.id }}
          />
          <HistoryOf filter={{ recordId: ticket.id }} />
        </Column>
      </Columns>
    </>
  );
}

const factsOf = (ticket: AdminTicket): Fact[] => {
  const { user, type, orderId, orderNumber, topUpId, topUpNumber, createdAt, updatedAt } = ticket;
  const [waited, answeredAfter] = [waitedSeconds(ticket), firstAnswerSeconds(ticket)];
  return [
    linked(
      'Kim',
      user.role === 'booster' ? 'boosters' : 'users',
      user.id,
      `${user.displayName} (${roleLabels[user.role]})`,
    ),
    ['Tür', ticketTypeLabels[type]],
    orderId && linked('Sipariş', 'orders', orderId, orderNumber),
    topUpId && linked('Bakiye yüklemesi', 'top-ups', topUpId, topUpNumber),
    ['Açıldı', <Moment key="created" at={createdAt} />],
    waited !== null && ['Yanıt bekliyor', formatSpan(waited)],
    ['İlk yanıt', answeredAfter === null ? 'Henüz yok' : `${formatSpan(answeredAfter)} sonra`],
    ['Son değişiklik', <Moment key="updated" at={updatedAt} />],
  ];
};
