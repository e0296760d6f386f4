import type { OrderVault } from '#modules/vault/index.ts';
import { waitingStates } from '../domain/due.ts';
import type { OrderHistories } from './history-ports.ts';
import type { Viewer } from './order-page.ts';
import type { Listed, OrderListQuery, OrderLists, OrderRow, People } from './ports.ts';

export type FoundOrder = OrderRow & { readonly waitingSince: Date | null };

/** The house's list of orders: a search also finds those that are played under this name, and those of people who are called so. */
export class FindOrders {
  readonly #lists: OrderLists;
  readonly #vault: Pick<OrderVault, 'ordersPlayedAs'>;
  readonly #people: People;
  readonly #histories: OrderHistories;

  constructor(lists: OrderLists, vault: Pick<OrderVault, 'ordersPlayedAs'>, people: People, histories: OrderHistories) {
    this.#lists = lists;
    this.#vault = vault;
    this.#people = people;
    this.#histories = histories;
  }

  /** With since when each order waits, where it waits for somebody. */
  async page(query: OrderListQuery, viewer: Viewer): Promise<Listed<FoundOrder>> {
    const { rows, ...counted } = await this.#pageOf(query, viewer);
    const waiting = rows.filter(({ state }) => waitingStates.includes(state)).map(({ id }) => id);
    const since = await this.#histories.inStateSince(waiting);
    return { rows: rows.map((row) => ({ ...row, waitingSince: since.get(row.id) ?? null })), ...counted };
  }

  async #pageOf(query: OrderListQuery, viewer: Viewer): Promise<Listed<OrderRow>> {
    const { search } = query;
    if (search === undefined) return this.#lists.page(query);
    const [playedAs, ofPeople] = await Promise.all([
      this.#vault.ordersPlayedAs(search),
      this.#people.called(search, viewer),
    ]);
    return this.#lists.page({ ...query, playedAs, ofPeople });
  }
}
