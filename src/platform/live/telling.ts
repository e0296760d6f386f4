import type { Hooks } from '#kernel/hooks.ts';
import type { News } from '#kernel/news.ts';
import type { Notifier } from '#kernel/notice.ts';
import type { Outbox } from '#kernel/ports.ts';
import type { Database } from '../db/database.ts';

interface Channels {
  readonly outbox: Outbox;
  readonly hooks: Hooks;
  readonly notifier: Notifier;
}

/** Delivers the news of a transaction or savepoint before its end: each channel is called once, with the news in order. */
export const telling = ({ database, outbox, hooks, notifier }: Channels & { readonly database: Database }) => {
  const tellAll = async (all: readonly News[]): Promise<void> => {
    await outbox.publish(all.flatMap(({ live = [] }) => live));
    await hooks.tell(all.flatMap((news) => news.hooks ?? []));
    await notifier.notify(all.flatMap(({ notices = [] }) => notices));
  };
  return { tell: (news: News): void => database.collect(tellAll, news) };
};
export type Telling = ReturnType<typeof telling>;
