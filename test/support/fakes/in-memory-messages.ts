import type { Messages, MessagesPart, Orders } from '#modules/conversation/application/ports.ts';
import type { Message } from '#modules/conversation/domain/message.ts';
import type { Participants } from '#modules/conversation/domain/standing.ts';

export class InMemoryMessages implements Messages {
  readonly #messages: Message[] = [];
  /** By user, then by order. */
  readonly #unread = new Map<string, Map<string, number>>();

  lockPlaces() {
    return Promise.resolve();
  }

  latestTimes(orderId: string, senderId: string, limit: number) {
    const own = this.#of(orderId, true).filter(({ sender }) => sender.id === senderId);
    return Promise.resolve(own.slice(0, limit).map(({ createdAt }) => createdAt));
  }

  add(message: Message, readerIds: readonly string[]) {
    this.#messages.push(message);
    for (const id of readerIds) {
      const places = this.#unread.get(id) ?? new Map<string, number>();
      this.#unread.set(id, places.set(message.orderId, (places.get(message.orderId) ?? 0) + 1));
    }
    return Promise.resolve();
  }

  list(orderId: string, { from, limit, descending, ids }: MessagesPart) {
    const wanted = this.#of(orderId, descending).filter(({ id }) => !ids || ids.includes(id));
    return Promise.resolve({ rows: wanted.slice(from, from + limit), total: wanted.length, atLeast: false });
  }

  markRead(orderId: string, userId: string) {
    this.#unread.get(userId)?.delete(orderId);
    return Promise.resolve();
  }

  unreadByOrder(userId: string) {
    return Promise.resolve(new Map(this.#unread.get(userId)));
  }

  #of(orderId: string, descending: boolean): Message[] {
    const ascending = this.#messages
      .filter((message) => message.orderId === orderId)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
    return descending ? ascending.toReversed() : ascending;
  }
}

export class FixedOrders implements Orders {
  readonly participants = new Map<string, Participants>();

  participantsOf(orderIds: readonly string[]) {
    return Promise.resolve(new Map(orderIds.flatMap((id) => [...this.participants].filter(([known]) => known === id))));
  }
}
