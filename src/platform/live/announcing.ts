import type { Audience, LiveEvent, Outbox, Transactions } from '#kernel/ports.ts';

/** By the methods that write: what there is to do or to tell of a call. */
type ByMethod<R, T> = {
  readonly [M in keyof R]?: R[M] extends (...call: infer A) => Promise<unknown> ? (...call: A) => T : never;
};

/**
 * The same repository, after whose writes something follows: in the transaction of the write, whichever use case or job it
 * is that writes, so that none of them can forget it.
 */
export const followed = <R extends object>(
  repository: R,
  deeds: ByMethod<R, Promise<void>>,
  transactions: Transactions,
): R =>
  new Proxy(repository, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      const deed: unknown = Reflect.get(deeds, name);
      if (typeof deed !== 'function') return method.bind(target) as unknown;
      return (...call: readonly unknown[]) =>
        transactions.run(async () => {
          const answer = (await Reflect.apply(method, target, call)) as unknown;
          await Reflect.apply(deed, undefined, call);
          return answer;
        });
    },
  });

/** The same repository, which also tells the console of what is written by it. */
export const announcing = <R extends object>(
  repository: R,
  news: ByMethod<R, LiveEvent>,
  outbox: Outbox,
  transactions: Transactions,
): R => {
  const told = Object.entries(news).map(([name, of]) => [
    name,
    (...call: readonly unknown[]) => outbox.publish([Reflect.apply(of as () => LiveEvent, undefined, call)]),
  ]);
  return followed(repository, Object.fromEntries(told) as ByMethod<R, Promise<void>>, transactions);
};

/** Something about a record of the console's has changed: its id and nothing else, for those who may list it. The scope `admin` is the admins'. */
export const houseNews = (resource: string, scope: string, id: string, ...others: readonly Audience[]): LiveEvent => ({
  type: 'house',
  to: [{ scope }, ...others],
  data: { resource, id },
});
