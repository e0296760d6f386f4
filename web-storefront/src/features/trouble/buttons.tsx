import { Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { part } from '../../lib/chunks.ts';
import { Button } from '../../ui/Button.tsx';
import type { Order } from '../order/describe.ts';
import { helperOf } from '../order/helper.ts';

type Window = LazyExoticComponent<ComponentType<{ order: Order; close: () => void }>>;

const DisputeModal: Window = part(() => import('./DisputeModal.tsx'));
const PauseModal: Window = part(() => import('./PauseModal.tsx'));
const BoosterModal: Window = part(() => import('./BoosterModal.tsx'));

interface Of {
  order: Order;
}

/** The customer of a finished order may open a dispute until the order is closed. */
export const OpenDispute = ({ order }: Of) =>
  order.allowed.dispute && <Opens order={order} label="Eksik bir şey var" window={DisputeModal} />;

/** A started order can be paused. */
export const PauseOrder = ({ order }: Of) =>
  order.allowed.pause && <Opens order={order} label="Duraklat" small window={PauseModal} />;

/** The customer asks for another booster. */
export const AskForBooster = ({ order }: Of) =>
  order.allowed.askForBooster && (
    <Opens order={order} label={`Başka ${helperOf(order).name} iste`} small window={BoosterModal} />
  );

function Opens({
  order,
  label,
  small = false,
  window: Window,
}: Of & { label: string; small?: boolean; window: Window }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...(small ? { size: 'sm' as const } : {})} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>{open && <Window order={order} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
