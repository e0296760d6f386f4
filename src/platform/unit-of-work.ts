import type { News, Projections } from '#kernel/news.ts';
import type { Clock, Ids, Transactions, UnitOfWork } from '#kernel/ports.ts';
import type { Telling } from './live/telling.ts';

interface Parts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** For a module without events. */
export const unitOfWork = ({ transactions, clock, ids }: Parts): UnitOfWork => ({
  run: (work) => transactions.run(work),
  now: () => clock.now(),
  newId: () => ids.next(),
  record: () => undefined,
});

/** For a module whose events become news by its projections. */
export const recordingWork =
  <E extends { readonly kind: string }>(projections: Projections<E>) =>
  ({ work, telling }: { readonly work: UnitOfWork; readonly telling: Telling }): UnitOfWork<E> => {
    const newsOf = (event: E): News => (projections[event.kind as E['kind']] as (told: E) => News)(event);
    return { ...work, record: (...events) => events.forEach((event) => telling.tell(newsOf(event))) };
  };
