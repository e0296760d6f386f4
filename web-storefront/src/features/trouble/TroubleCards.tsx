import { Suspense } from 'react';
import { part } from '../../lib/chunks.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import type { Order } from '../order/describe.ts';
import type { Reader } from '../order/work-kinds.ts';

const Trouble = part(() => import('./Trouble.tsx'));

/** Whether the order has a special case. */
export const isTroubled = ({ pause, boosterRequest, accountRequest, rank, dispute, stream }: Order): boolean =>
  Boolean(pause ?? boosterRequest ?? accountRequest ?? rank ?? dispute ?? stream);

/** Loads the code for special cases only for orders that have one; most have none. */
export function TroubleCards({ order, reader }: { order: Order; reader: Reader }) {
  if (!isTroubled(order)) return null;
  return (
    <Suspense fallback={<SkeletonRows rows={3} label="Yükleniyor" />}>
      <Trouble order={order} reader={reader} />
    </Suspense>
  );
}
