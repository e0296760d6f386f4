import { Money } from '../../ui/Money.tsx';
import type { OrderInSight as Order } from '../modals.ts';
import { Work } from './Work.tsx';

/** Keeps an order's work and price in sight while its customer registers, logs in or pays. */
export const OrderInSight = ({ order: { draft, price }, lead }: { order: Order; lead: string }) => (
  <p className="in-sight">
    <span className="muted in-sight__lead">{lead}</span> <Work draft={draft} size={20} />{' '}
    <Money value={price} className="in-sight__price" />
  </p>
);
