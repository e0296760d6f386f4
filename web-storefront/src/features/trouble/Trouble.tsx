import type { Order } from '../order/describe.ts';
import type { Reader } from '../order/work-kinds.ts';
import { StreamCard } from '../stream/StreamCard.tsx';
import { AccountRequested } from './AccountRequested.tsx';
import { BoosterRequested } from './BoosterRequested.tsx';
import { DisputeCard } from './DisputeCard.tsx';
import { Paused } from './Paused.tsx';
import { RankFound } from './RankFound.tsx';

/** What is not so with every order: what is wrong with it, the stream that it was ordered with, and what its reader may do about that. */
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
