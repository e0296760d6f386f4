import type { HookEvent } from './hooks.ts';
import type { Notice } from './notice.ts';
import type { Audience, LiveEvent } from './ports.ts';

/** The news of one event by channel: live updates of open pages, notices to people, webhooks to programs. */
export interface News {
  readonly live?: readonly LiveEvent[];
  readonly notices?: readonly Notice[];
  readonly hooks?: readonly HookEvent[];
}

/** A module's news for each of its events. An event kind without a row does not compile. */
export type Projections<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]: (event: OfKind<E, K>) => News;
};

/** The member of an event union with this kind; several kinds may share one member. */
export type OfKind<E, K> = E extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? E & { readonly kind: K }
    : never
  : never;

/**
 * Tells the console that a record has changed: only its id, for those who may list such records. The scope `admin` means all
 * admins.
 */
export const consoleNews = (
  resource: string,
  scope: string,
  id: string,
  ...others: readonly Audience[]
): LiveEvent => ({
  type: 'console',
  to: [{ scope }, ...others],
  data: { resource, id },
});
