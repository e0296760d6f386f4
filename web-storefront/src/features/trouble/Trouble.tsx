import type { Order } from '../order/describe.ts';
import type { Reader } from '../order/work-kinds.ts';
import { StreamCard } from '../stream/StreamCard.tsx';
import { AccountRequested } from './AccountRequested.tsx';
import { BoosterRequested } from './BoosterRequested.tsx';
import { DisputeCard } from './DisputeCard.tsx';
import { Paused } from './Paused.tsx';
import { RankFound } from './RankFound.tsx';

/**
 * The special cases of an order: its pause, requests, found rank, dispute and stream, each with the reader's possible
 * actions.
 */
export default function Trouble(props: { order: Order; reader: Reader }) {
  return (
    <>
      <Paused {...props} />
      <BoosterRequested {...props} />
      <AccountRequested {...props} />
      <RankFound {...props} />
      <DisputeCard {...props} />
      <StreamCard {...props} />
    </>
  );
}
