import { Draft } from '#contract/pricing/schemas.ts';
import { activeStates, confirmedStates, type Game, type OrderState } from '#kernel/vocabulary.ts';
import type { NewMatchRow, Orders, Participants, Tip, WrittenReview } from '#modules/order/application/ports.ts';
import { dueReminder } from '#modules/order/domain/account-wait.ts';
import { talkedAbout, type Order } from '#modules/order/domain/order.ts';
import type { NewOrder } from '#modules/order/domain/placing.ts';
import type { TimelineLine } from '#modules/order/domain/timeline.ts';
import type { Review } from '#modules/order/domain/review.ts';
import type { Assignment } from '#modules/order/domain/shares.ts';
import type { Stream } from '#modules/order/domain/stream.ts';

/** Orders in maps. Nothing runs concurrently, so locks do nothing. */
export class InMemoryOrders implements Orders {
  readonly tips: Tip[] = [];
  readonly #orders = new Map<string, Order>();
  readonly #events: TimelineLine[] = [];
  readonly #assignments: Assignment[] = [];
  readonly #matches = new Map<string, NewMatchRow>();
  readonly #streams = new Map<string, Stream>();
  readonly #reviews = new Map<string, WrittenReview>();

  async add(order: NewOrder): Promise<string> {
    if (this.#orders.has(order.id)) throw new Error('unique violation: orders_pkey');
    const number = String(1001 + this.#orders.size);
    this.#orders.set(order.id, { ...order, number, draft: Draft.safeParse(order.draft).data ?? null });
    return number;
  }

  lock(id: string): Promise<Order | undefined> {
    return this.find(id);
  }

  async lockRow(): Promise<void> {}

  async find(id: string): Promise<Order | undefined> {
    return this.#orders.get(id);
  }

  async save(order: Order): Promise<void> {
    if (this.#orders.has(order.id)) this.#orders.set(order.id, order);
  }

  async addEvents(events: readonly TimelineLine[]): Promise<void> {
    this.#events.push(...events);
  }

  async eventsOf(orderId: string): Promise<readonly TimelineLine[]> {
    return this.#events.filter((event) => event.orderId === orderId);
  }

  async addAssignment(assignment: Assignment): Promise<void> {
    this.#assignments.push(assignment);
  }

  async assignmentsOf(orderIds: readonly string[]): Promise<readonly Assignment[]> {
    return this.#assignments.filter(({ orderId }) => orderIds.includes(orderId));
  }

  async addMatch(match: NewMatchRow): Promise<void> {
    this.#matches.set(match.id, match);
  }

  async matchesOf(orderId: string): Promise<readonly NewMatchRow[]> {
    return [...this.#matches.values()].filter((match) => match.orderId === orderId);
  }

  async countedSince(boosterId: string, since: Date): Promise<number> {
    return [...this.#matches.values()].filter((match) => {
      const at = match.countedAt ?? match.createdAt;
      return match.counts && at >= since && this.#playerAt(match.orderId, at) === boosterId;
    }).length;
  }

  async lockCounted(): Promise<void> {}

  async countMatches(orderId: string, from: ReadonlyMap<string, Date>): Promise<void> {
    for (const match of await this.matchesOf(orderId)) {
      const countedAt = from.get(match.id);
      if (countedAt) this.#matches.set(match.id, { ...match, counts: true, countedAt });
    }
  }

  async withWaitingMatches(limit: number, resting: readonly string[]): Promise<readonly string[]> {
    const waiting = new Set([...this.#matches.values()].filter(({ counts }) => !counts).map(({ orderId }) => orderId));
    const isPlayed = ({ state, pause, boosterRequest }: Order) =>
      (state === 'started' || state === 'in-game') && !pause && !boosterRequest;
    return this.#first(limit, resting, (order) => isPlayed(order) && waiting.has(order.id));
  }

  async streamsOf(orderId: string): Promise<readonly Stream[]> {
    return [...this.#streams.values()]
      .filter((stream) => stream.orderId === orderId)
      .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  }

  async addStream(stream: Stream): Promise<void> {
    const isLive = (await this.streamsOf(stream.orderId)).some(({ endedAt }) => endedAt === null);
    if (isLive && stream.endedAt === null) throw new Error('unique violation: order_stream_live');
    this.#streams.set(stream.id, stream);
  }

  async saveStream({ id, counts, endedAt }: Stream): Promise<void> {
    const stream = this.#streams.get(id);
    if (stream) this.#streams.set(id, { ...stream, counts, endedAt });
  }

  async addTip(tip: Tip): Promise<void> {
    this.tips.push(tip);
  }

  async addReview(review: Review): Promise<boolean> {
    if (this.#reviews.has(review.orderId)) return false;
    this.#reviews.set(review.orderId, { ...review, hidden: false });
    return true;
  }

  async reviewOf(orderId: string): Promise<WrittenReview | undefined> {
    return this.#reviews.get(orderId);
  }

  async activeCounts(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return countsOf(this.#active(boosterIds));
  }

  async confirmedCounts(boosterIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return countsOf(this.#ofBoosters(boosterIds, confirmedStates));
  }

  async gamesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Game>> {
    const found = orderIds.flatMap((id) => this.#orders.get(id) ?? []);
    return new Map(found.map(({ id, service: { game } }) => [id, game]));
  }

  async participantsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Participants>> {
    const found = orderIds.flatMap((id) => this.#orders.get(id) ?? []);
    return new Map(found.map((order) => [order.id, this.#participantsIn(order)]));
  }

  async lockParticipants(orderId: string): Promise<Participants | undefined> {
    return (await this.participantsOf([orderId])).get(orderId);
  }

  async waitingIn(
    state: OrderState,
    before: Date,
    limit: number,
    resting: readonly string[],
  ): Promise<readonly string[]> {
    const since = (order: Order) => (state === 'finished' ? order.closesAt : order.updatedAt);
    return this.#first(
      limit,
      resting,
      (order) => order.state === state && !order.disputed && isBy(since(order), before),
      ({ createdAt }) => createdAt,
    );
  }

  async unheardRequests(before: Date, limit: number, resting: readonly string[]): Promise<readonly string[]> {
    const asked = ({ boosterRequest }: Order) => boosterRequest?.at ?? null;
    return this.#first(
      limit,
      resting,
      (order) => order.state !== 'in-game' && !order.claim && isBy(asked(order), before),
      asked,
    );
  }

  async unconfirmed(placedAfter: Date, limit: number, resting: readonly string[]): Promise<readonly string[]> {
    return this.#first(
      limit,
      resting,
      ({ createdAt, confirmedAt, state }) =>
        createdAt > placedAfter && !confirmedAt && state !== 'payment-error' && state !== 'cancelled',
      ({ createdAt }) => createdAt,
    );
  }

  async awaitingAccount(now: Date, limit: number, resting: readonly string[]): Promise<readonly string[]> {
    return this.#first(
      limit,
      resting,
      (order) => dueReminder(order, now) !== undefined,
      ({ createdAt }) => createdAt,
    );
  }

  async unansweredRanks(before: Date, limit: number, resting: readonly string[]): Promise<readonly string[]> {
    const said = ({ rank }: Order) => (rank?.outcome === 'open' ? rank.at : null);
    return this.#first(limit, resting, (order) => isBy(said(order), before), said);
  }

  #first(
    limit: number,
    resting: readonly string[],
    where: (order: Order) => boolean,
    by: (order: Order) => Date | null = () => null,
  ): readonly string[] {
    return [...this.#orders.values()]
      .filter((order) => where(order) && !resting.includes(order.id))
      .toSorted((one, other) => Number(by(one)) - Number(by(other)))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  #playerAt(orderId: string, at: Date): string | null | undefined {
    const left = this.#assignments.find((assignment) => assignment.orderId === orderId && assignment.at > at);
    return left?.boosterId ?? this.#orders.get(orderId)?.boosterId;
  }

  #active(boosterIds: readonly string[]): readonly Order[] {
    return this.#ofBoosters(boosterIds, activeStates);
  }

  #ofBoosters(boosterIds: readonly string[], states: readonly OrderState[]): readonly Order[] {
    return [...this.#orders.values()].filter(
      ({ boosterId, state }) => boosterId !== null && boosterIds.includes(boosterId) && states.includes(state),
    );
  }

  #participantsIn({ id, number, customerId, boosterId, state }: Order): Participants {
    const left = this.#assignments.filter(
      (assignment) => assignment.orderId === id && boosterId !== null && assignment.boosterId !== boosterId,
    );
    return {
      number,
      customerId,
      boosterId,
      boosterSince:
        left
          .map(({ at }) => at)
          .toSorted((one, other) => one.getTime() - other.getTime())
          .at(-1) ?? null,
      open: talkedAbout.includes(state),
    };
  }
}

const isBy = (at: Date | null, moment: Date): boolean => at !== null && at <= moment;

const countsOf = (orders: readonly Order[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { boosterId } of orders) if (boosterId !== null) counts.set(boosterId, (counts.get(boosterId) ?? 0) + 1);
  return counts;
};
