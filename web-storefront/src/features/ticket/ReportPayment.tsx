import { LifeBuoy } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';
import { useUser } from '../session/use-session.ts';
import { newTicketLink } from './link.ts';

/** A link from a customer's card payment to a new ticket about it. */
export function ReportPayment({ topUpId }: { topUpId: string | undefined }) {
  const isCustomer = useUser()?.role === 'customer';
  if (!isCustomer || topUpId === undefined) return null;
  return (
    <ButtonLink kind="g" to={newTicketLink({ type: 'balance', topUpId })}>
      <LifeBuoy className="ic" aria-hidden="true" /> Bu ödemeyle ilgili yaz
    </ButtonLink>
  );
}
