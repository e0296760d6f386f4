import type { Label } from '#contract/order/words.tr.ts';
import type { ListView } from './ListViews.tsx';

const oldestFirst = { field: 'createdAt', order: 'ASC' } as const;
const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** Views of a queue: waiting records, oldest first; then one view per other state and one of all, newest first. */
export const queueViews = <State extends string>(
  labels: Readonly<Record<State, Label>>,
  waiting: State,
): readonly [ListView, ...ListView[]] => {
  const view = (state: State, sort: ListView['sort']): ListView => ({
    label: labels[state].label,
    filter: { state },
    sort,
  });
  const others = (Object.keys(labels) as State[]).filter((state) => state !== waiting);
  return [view(waiting, oldestFirst), ...others.map((state) => view(state, newestFirst)), allView];
};

export const allView: ListView = { label: 'Tümü', filter: {}, sort: newestFirst };
