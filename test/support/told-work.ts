import type { News, Projections } from '#kernel/news.ts';
import type { Notice } from '#kernel/notice.ts';
import type { LiveEvent, UnitOfWork } from '#kernel/ports.ts';
import type { Database } from '#platform/db/database.ts';
import { telling } from '#platform/live/telling.ts';
import { recordingWork } from '#platform/unit-of-work.ts';

interface Listeners {
  readonly live?: (events: readonly LiveEvent[]) => Promise<void>;
  readonly notices?: (notices: readonly Notice[]) => Promise<void>;
  readonly hooks?: (hooks: NonNullable<News['hooks']>) => Promise<void>;
}

const nobody = () => Promise.resolve();

/** A unit of work whose events go through the module's projections to a test's listeners. */
export const toldWork = <E extends { readonly kind: string }>(
  database: Database,
  projections: Projections<E>,
  work: UnitOfWork,
  { live = nobody, notices = nobody, hooks = nobody }: Listeners,
): UnitOfWork<E> => {
  const channels = { outbox: { publish: live }, hooks: { tell: hooks }, notifier: { notify: notices } };
  return recordingWork(projections)({ work, telling: telling({ database, ...channels }) });
};

/** The same without a database: each event is delivered as soon as it is recorded. */
export const toldAtOnce = <E extends { readonly kind: string }>(
  projections: Projections<E>,
  work: UnitOfWork,
  { live = nobody, notices = nobody, hooks = nobody }: Listeners,
): UnitOfWork<E> => {
  const tell = (news: News): void => {
    void live(news.live ?? []);
    void notices(news.notices ?? []);
    void hooks(news.hooks ?? []);
  };
  return recordingWork(projections)({ work, telling: { tell } });
};
