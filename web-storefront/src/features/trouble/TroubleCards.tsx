import { Suspense } from 'react';
import { part } from '../../lib/chunks.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import type { Order } from '../order/describe.ts';
import type { Reader } from '../order/work-kinds.ts';

const Trouble = part(() => import('./Trouble.tsx'));

/** Loads the code for special cases only for orders that have one; most have none. */
export function TroubleCards({ order, reader }: { order: Order; reader: Reader }) {
  const { pause, boosterRequest, accountRequest, rank, dispute, stream } = order;
  if (!pause && !boosterRequest && !accountRequest && !rank && !dispute && !stream) return null;
  return (
    <Suspense fallback={<SkeletonRows rows={3} label="Yükleniyor" />}>
      <Trouble order={order} reader={reader} />
    </Suspense>
  );
}
