import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { begunOrder, begunText, forgetBegun } from '../draft/begun.ts';
import { openModal } from '../modals.ts';
import { signedInFirst } from '../session/signed-in-first.ts';
import { OrderInSight } from './OrderInSight.tsx';

const neverChanges = () => () => undefined;

/** Leads back to an order that was begun and not paid. The user can dismiss it. */
export default function ResumeOrder() {
  // the build renders this page too, and knows no order
  const kept = useSyncExternalStore(neverChanges, begunText, () => null);
  const [dismissed, setDismissed] = useState(false);
  const order = kept === null || dismissed ? null : begunOrder();
  if (!order) return null;
  return (
    <aside className="resume" aria-label="Yarım kalan siparişin">
      <OrderInSight order={order} lead="Siparişin seni bekliyor:" />
      <Button kind="p" size="sm" onClick={() => void signedInFirst(() => openModal('checkout', { order }), order)}>
        Kaldığın yerden devam et
      </Button>
      <Button
        kind="g"
        size="sm"
        icon
        aria-label="Bu siparişten vazgeç"
        onClick={() => {
          forgetBegun();
          setDismissed(true);
        }}
      >
        <X className="ic" aria-hidden="true" />
      </Button>
    </aside>
  );
}
