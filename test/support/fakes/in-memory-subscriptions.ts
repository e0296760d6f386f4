import type { Subscriptions } from '#modules/notification/application/push-ports.ts';
import { type Subscription, subscriptionLimit } from '#modules/notification/domain/push.ts';

export class InMemorySubscriptions implements Subscriptions {
  #all: readonly Subscription[] = [];

  keep(subscription: Subscription) {
    const others = this.#all.filter(({ endpoint }) => endpoint !== subscription.endpoint);
    const own = newestFirst([...others, subscription].filter(({ userId }) => userId === subscription.userId));
    const forgotten = own.slice(subscriptionLimit).map(({ id }) => id);
    this.#all = [...others, subscription].filter(({ id }) => !forgotten.includes(id));
    return Promise.resolve();
  }

  find(id: string) {
    return Promise.resolve(this.#all.find((one) => one.id === id));
  }

  findOwn(userId: string, endpoint: string) {
    return Promise.resolve(this.#all.find((one) => one.userId === userId && one.endpoint === endpoint));
  }

  ofUsers(userIds: readonly string[]) {
    const theirs = newestFirst(this.#all.filter(({ userId }) => userIds.includes(userId)));
    return Promise.resolve(theirs.map(({ id, userId }) => ({ id, userId })));
  }

  endpointsOf(sessionId: string) {
    const theirs = this.#all.filter((one) => one.sessionId === sessionId);
    return Promise.resolve(theirs.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ endpoint }) => endpoint));
  }

  page(after: string | null, limit: number) {
    const part = this.#all.filter(({ id }) => after === null || id > after).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return Promise.resolve(part.slice(0, limit).map(({ id, sessionId }) => ({ id, sessionId })));
  }

  remove(id: string) {
    this.#all = this.#all.filter((one) => one.id !== id);
    return Promise.resolve();
  }

  removeOwn(userId: string, endpoint: string) {
    this.#all = this.#all.filter((one) => one.userId !== userId || one.endpoint !== endpoint);
    return Promise.resolve();
  }
}

const newestFirst = (all: readonly Subscription[]) =>
  all.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
