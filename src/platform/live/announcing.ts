import type { Audience, LiveEvent, Outbox, Transactions } from '#kernel/ports.ts';

/** By the methods that write: what there is to tell of a call. */
type News<R> = {
  readonly [M in keyof R]?: R[M] extends (...call: infer A) => Promise<unknown> ? (...call: A) => LiveEvent : never;
};

/**
 * The same repository, which also tells the console of what is written by it: in the transaction of the write, whichever
 * use case or job it is that writes, so that none of them can forget it.
 */
export const announcing = <R extends object>(
  repository: R,
  news: News<R>,
  outbox: Outbox,
  transactions: Transactions,
): R =>
  new Proxy(repository, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      const told: unknown = Reflect.get(news, name);
      if (typeof told !== 'function') return method.bind(target) as unknown;
      return (...call: readonly unknown[]) =>
        transactions.run(async () => {
          const answer = (await Reflect.apply(method, target, call)) as unknown;
          await outbox.publish([Reflect.apply(told, undefined, call) as LiveEvent]);
          return answer;
        });
    },
  });

/** Something about a record of the console's has changed: its id and nothing else, for those who may list it. The scope `admin` is the admins'. */
export const houseNews = (resource: string, scope: string, id: string, ...others: readonly Audience[]): LiveEvent => ({
  type: 'house',
  to: [{ scope }, ...others],
  data: { resource, id },
});
