import type { Tone } from '#contract/order/words.tr.ts';
import { Pill } from '../../ui/Pill.tsx';
import type { TicketRow } from './queries.ts';

/** The state of a ticket for its user. An open ticket shows who has to answer. */
export function ticketState({ status, answered }: Pick<TicketRow, 'status' | 'answered'>): {
  readonly label: string;
  readonly tone: Tone;
} {
  if (status === 'closed') return { label: 'Kapalı', tone: 'plain' };
  if (status === 'trash') return { label: 'Kaldırıldı', tone: 'plain' };
  return answered ? { label: 'Yanıtlandı', tone: 'ok' } : { label: 'Yanıt bekliyor', tone: 'warn' };
}

export function TicketPill({ ticket }: { ticket: Pick<TicketRow, 'status' | 'answered'> }) {
  const { label, tone } = ticketState(ticket);
  return <Pill tone={tone}>{label}</Pill>;
}
