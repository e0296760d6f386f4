import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '../../config/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { begunOrder, begunText, forgetBegun, type BegunOrder } from '../draft/begun.ts';
import { openModal } from '../modals.ts';
import { signedInFirst } from '../session/signed-in-first.ts';
import { useSessionStatus, useUser } from '../session/use-session.ts';
import { isUnknownPayment, topUpQuery } from '../wallet/use-top-up-state.ts';
import { describe } from './describe.ts';
import { OrderInSight } from './OrderInSight.tsx';

const neverChanges = () => () => undefined;

/** Leads back to an order that was begun and not paid. The user can dismiss it. */
export default function ResumeOrder() {
  // the build renders this page too, and knows no order
  const kept = useSyncExternalStore(neverChanges, begunText, () => null);
  const [dismissed, setDismissed] = useState(false);
  const role = useUser()?.role ?? 'customer';
  const order = kept === null || dismissed || role !== 'customer' ? null : readableOrder();
  if (!order) return null;
  return <Begun order={order} dismiss={() => setDismissed(true)} />;
}

/** An order that an older version of the site stored may be of a service that is gone. */
function readableOrder(): BegunOrder | null {
  const order = begunOrder();
  try {
    if (order) describe(order.draft);
    return order;
  } catch {
    forgetBegun();
    return null;
  }
}

function Begun({ order, dismiss }: { order: BegunOrder; dismiss: () => void }) {
  const payment = usePayment(order.topUpId);
  useEffect(() => {
    if (payment === 'done') forgetBegun();
  }, [payment]);
  if (payment === 'done') return null;
  return (
    <aside className="resume" aria-label="Yarım kalan siparişin">
      <OrderInSight order={order} lead={payment ? 'Ödemesini bekliyoruz:' : 'Siparişin seni bekliyor:'} />
      {payment && order.topUpId ? (
        <ButtonLink kind="p" size="sm" to={paths.paytr(order.topUpId)}>
          Ödemenin durumuna bak
        </ButtonLink>
      ) : (
        <Button kind="p" size="sm" onClick={() => void signedInFirst(() => openModal('checkout', { order }), order)}>
          Kaldığın yerden devam et
        </Button>
      )}
      <Button
        kind="g"
        size="sm"
        icon
        aria-label="Bu siparişten vazgeç"
        onClick={() => {
          forgetBegun();
          dismiss();
        }}
      >
        <X className="ic" aria-hidden="true" />
      </Button>
    </aside>
  );
}

/**
 * Whether the order's card payment may still arrive, or has arrived. An order whose payment may arrive must not be paid
 * again. Null if it has no payment, or one that failed.
 */
function usePayment(topUpId: string | undefined): 'may-arrive' | 'done' | null {
  const signedIn = useSessionStatus() === 'signed-in';
  const { data, error } = useQuery({ ...topUpQuery(topUpId ?? ''), enabled: topUpId !== undefined && signedIn });
  if (topUpId === undefined || isUnknownPayment(error)) return null;
  if (!data || data.state === 'pending') return 'may-arrive';
  return data.state === 'failed' || data.state === 'expired' ? null : 'done';
}
