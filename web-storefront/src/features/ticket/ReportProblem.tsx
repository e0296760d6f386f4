import { LifeBuoy } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';
import { newTicketLink } from './link.ts';

/** A link from an order to a new ticket about it. */
export function ReportProblem({ orderId }: { orderId: string }) {
  return (
    <ButtonLink size="sm" to={newTicketLink({ type: 'order', orderId })}>
      <LifeBuoy className="ic" aria-hidden="true" /> Sorun bildir
    </ButtonLink>
  );
}
