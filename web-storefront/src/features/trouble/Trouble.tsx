import type { Order } from '../order/describe.ts';
import type { Reader } from '../order/work-kinds.ts';
import { AccountRequested } from './AccountRequested.tsx';
import { BoosterRequested } from './BoosterRequested.tsx';
import { DisputeCard } from './DisputeCard.tsx';
import { Paused } from './Paused.tsx';

/** What is wrong with an order, and what its reader may do about it. */
export default function Trouble(props: { order: Order; reader: Reader }) {
  return (
    <>
      <Paused {...props} />
      <BoosterRequested {...props} />
      <AccountRequested {...props} />
      <DisputeCard {...props} />
    </>
  );
}
