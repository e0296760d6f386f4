import { nextStep, type NextSteps } from '#contract/order/next-step.ts';
import { Suspense } from 'react';
import { part } from '../../lib/chunks.ts';
import { formatMoment } from '../../lib/time.ts';
import type { OrderAnswer } from './describe.ts';

const Deadlines = part(() => import('./Deadlines.tsx'));

/** What happens next and until when, in one line at the top of an order's page. */
export function NextStep({ order, sentences }: { order: OrderAnswer; sentences: NextSteps }) {
  const { now, next } = nextStep(order, sentences, formatMoment);
  return (
    <>
      <p className={order.late ? 'next-step next-step--late' : 'next-step'} role="status">
        {order.playingSince && <span className="next-step__pulse" aria-hidden="true" />}
        <b>{now}:</b> {next}
      </p>
      <Suspense>
        <Deadlines order={order} />
      </Suspense>
    </>
  );
}
