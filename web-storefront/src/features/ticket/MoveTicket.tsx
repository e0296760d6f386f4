import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import type { Ticket } from './queries.ts';
import { useTicketMove } from './use-ticket-move.ts';

const steps = {
  closed: {
    label: 'Talebi kapat',
    title: 'Destek talebi kapatılsın mı?',
    text: 'Sorunun çözüldüyse kapat. Sonra yeniden açabilirsin.',
    said: 'Destek talebi kapatıldı',
  },
  open: {
    label: 'Yeniden aç',
    title: 'Destek talebi yeniden açılsın mı?',
    text: 'Destek talebi yeniden bize düşer; açınca yazabilirsin.',
    said: 'Destek talebi yeniden açıldı',
  },
} as const;

/** Closes or reopens the ticket, after a confirmation. */
export function MoveTicket({ ticket }: { ticket: Ticket }) {
  const to = ticket.nextStatuses.find((status) => status !== 'trash');
  return to && <Move key={to} id={ticket.id} to={to} />;
}

function Move({ id, to }: { id: string; to: keyof typeof steps }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { label, title, text, said } = steps[to];
  const move = useTicketMove(id, to, { said, done: close });
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Confirm title={title} action={label} busy={move.busy} error={move.error} onConfirm={move.run} close={close}>
          <p className="muted">{text}</p>
        </Confirm>
      )}
    </>
  );
}
