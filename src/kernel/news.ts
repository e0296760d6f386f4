import type { HookEvent } from './hooks.ts';
import type { Notice } from './notice.ts';
import type { Audience, LiveEvent } from './ports.ts';

/** What is told of one event, by channel: to open pages, to people, to programs. */
export interface News {
  readonly live?: readonly LiveEvent[];
  readonly notices?: readonly Notice[];
  readonly hooks?: readonly HookEvent[];
}

/** What a module tells of each of its events. A kind of event without a row does not compile. */
export type Projections<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: (event: OfKind<E, K>) => News;
};

/** The member of a union of events that this kind belongs to; several kinds may share one. */
export type OfKind<E, K> = E extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? E & { readonly kind: K }
    : never
  : never;

/** To the console: a record has changed. Its id and nothing else, for those who may list it. The scope `admin` is the admins'. */
export const consoleNews = (
  resource: string,
  scope: string,
  id: string,
  ...others: readonly Audience[]
): LiveEvent => ({
  type: 'house',
  to: [{ scope }, ...others],
  data: { resource, id },
});
