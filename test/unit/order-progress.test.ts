import { expect, test } from '@jest/globals';
import { recordProgress } from '#modules/order/application/record-progress.ts';
import type { Correction } from '#kernel/progress.ts';
import { problemOf } from '#platform/http/problem-document.ts';
import { aDraft, plainDraft } from '#test/support/drafts.ts';
import { NoTransactions } from '#test/support/fakes/kernel.ts';
import { anOrder } from '#test/support/orders.ts';
import { unitOfWork } from '#test/support/unit-of-work.ts';

const current = { tier: 'gold', division: 1, lp: 40 } as const;

/** The problem document that answers a refused correction. The use case reads only the order here. */
const told = async (draft: ReturnType<typeof aDraft>, to: Correction) => {
  const order = anOrder({ state: 'started', boosterId: 'booster', draft });
  const orders: object = { lock: async () => order };
  const [orderRows, nothing] = [orders as never, {} as never];
  const progress = recordProgress({
    orders: orderRows,
    advance: nothing,
    changes: nothing,
    work: unitOfWork({ transactions: new NoTransactions(), clock: nothing, ids: nothing }),
  });
  const refused = progress.correct(order.id, to, 'Not', { id: 'booster', displayName: 'Booster' });
  return problemOf(await refused.catch((error: unknown) => error), 'r');
};

test.each<[string, ReturnType<typeof aDraft>, Correction, 'current' | 'done']>([
  ['nothing about a climb', aDraft(), {}, 'current'],
  ['a count for a climb', aDraft(), { done: 5 }, 'current'],
  ['nothing about counted work', plainDraft('tft/win-boost'), {}, 'done'],
  ['a rank for counted work', plainDraft('tft/win-boost'), { current }, 'done'],
])('a correction that says %s is refused, and the answer names the field that is needed', async (...of) => {
  const [, draft, correction, wanted] = of;
  await expect(told(draft, correction)).resolves.toMatchObject({
    status: 422,
    code: 'order.progress_not_said',
    params: { field: wanted },
    errors: [{ pointer: `/${wanted}`, code: 'required' }],
  });
});
