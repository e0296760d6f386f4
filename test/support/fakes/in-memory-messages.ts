import { folded, wordsOf } from '#kernel/search.ts';
import type { Accounts, Messages, MessagesPart, Orders } from '#modules/conversation/application/ports.ts';
import type { Message } from '#modules/conversation/domain/message.ts';
import { nothingSeen, type Receipt } from '#modules/conversation/domain/receipt.ts';
import type { Participants } from '#modules/conversation/domain/standing.ts';
import { isWithin } from './in-range.ts';

export class InMemoryMessages implements Messages {
  readonly #messages: Message[] = [];
  /** By user, then by order. */
  readonly #unread = new Map<string, Map<string, number>>();
  readonly #receipts = new Map<string, Receipt>();

  lockPlaces(orderId: string, userIds: readonly string[]) {
    for (const id of userIds) {
      const key = `${orderId} ${id}`;
      this.#receipts.set(key, this.#receipts.get(key) ?? nothingSeen);
    }
    return Promise.resolve();
  }

  latestTimes(orderId: string, senderId: string, limit: number) {
    const own = this.#of(orderId).filter(({ sender }) => sender.id === senderId);
    const times = own.map(({ createdAt }) => createdAt).toSorted((a, b) => b.getTime() - a.getTime());
    return Promise.resolve(times.slice(0, limit));
  }

  findByClientId(orderId: string, senderId: string, clientId: string) {
    return Promise.resolve(
      this.#of(orderId).find((message) => message.sender.id === senderId && message.clientId === clientId),
    );
  }

  newestSeq(orderId: string, until?: Date) {
    const said = this.#of(orderId).filter(({ createdAt }) => until === undefined || createdAt <= until);
    return Promise.resolve(Math.max(0, ...said.map(({ seq }) => seq)));
  }

  add(message: Message, readerIds: readonly string[]) {
    this.#messages.push(message);
    for (const id of readerIds) this.#setUnread(id, message.orderId, this.#unreadOf(id, message.orderId) + 1);
    return Promise.resolve();
  }

  list({
    from,
    limit,
    descending,
    ids,
    orderIds,
    senderIds,
    roles,
    hasContacts,
    search,
    before,
    after,
    created,
  }: MessagesPart) {
    const wanted = this.#messages.filter(
      ({ id, orderId, seq, sender, contacts, text, createdAt }) =>
        (!ids || ids.includes(id)) &&
        (!orderIds || orderIds.includes(orderId)) &&
        (!senderIds || senderIds.includes(sender.id)) &&
        (!roles || roles.includes(sender.role)) &&
        (hasContacts === undefined || contacts.length > 0 === hasContacts) &&
        wordsOf(search ?? '').every((word) => folded(text).includes(word)) &&
        isWithin(created, createdAt) &&
        (before === undefined || seq < before) &&
        (after === undefined || seq > after),
    );
    const place = ({ seq, createdAt }: Message) => (orderIds?.length === 1 ? seq : createdAt.getTime());
    const ascending = wanted.toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
    const rows = (descending ? ascending.toReversed() : ascending).slice(from, from + limit);
    return Promise.resolve({ rows, total: wanted.length, atLeast: false });
  }

  receiptsOf(orderId: string, userIds: readonly string[]) {
    const known = userIds.flatMap((id): [string, Receipt][] => {
      const receipt = this.#receipts.get(`${orderId} ${id}`);
      return receipt ? [[id, receipt]] : [];
    });
    return Promise.resolve(new Map(known));
  }

  saveReceipt(orderId: string, userId: string, receipt: Receipt) {
    this.#receipts.set(`${orderId} ${userId}`, receipt);
    const left = this.#of(orderId).filter(({ seq, sender }) => seq > receipt.read && sender.id !== userId);
    this.#setUnread(userId, orderId, left.length);
    return Promise.resolve();
  }

  unreadByOrder(userId: string) {
    return Promise.resolve(new Map([...(this.#unread.get(userId) ?? [])].filter(([, count]) => count > 0)));
  }

  #unreadOf(userId: string, orderId: string): number {
    return this.#unread.get(userId)?.get(orderId) ?? 0;
  }

  #setUnread(userId: string, orderId: string, count: number): void {
    const places = this.#unread.get(userId) ?? new Map<string, number>();
    this.#unread.set(userId, places.set(orderId, count));
  }

  #of(orderId: string): Message[] {
    return this.#messages.filter((message) => message.orderId === orderId);
  }
}

export class FixedOrders implements Orders {
  readonly participants = new Map<string, Participants>();

  participantsOf(orderIds: readonly string[]) {
    return Promise.resolve(new Map(orderIds.flatMap((id) => [...this.participants].filter(([known]) => known === id))));
  }

  lock(orderId: string) {
    return Promise.resolve(this.participants.get(orderId));
  }
}

export class FixedAccounts implements Accounts {
  readonly banned = new Set<string>();

  lockActive(userId: string) {
    return Promise.resolve(!this.banned.has(userId));
  }
}
