import type { OrderVault } from '#modules/vault/index.ts';
import type { Viewer } from './order-page.ts';
import type { Listed, OrderListQuery, OrderLists, OrderRow, People } from './ports.ts';

/** The house's list of orders: a search also finds those that are played under this name, and those of people who are called so. */
export class FindOrders {
  readonly #lists: OrderLists;
  readonly #vault: Pick<OrderVault, 'ordersPlayedAs'>;
  readonly #people: People;

  constructor(lists: OrderLists, vault: Pick<OrderVault, 'ordersPlayedAs'>, people: People) {
    this.#lists = lists;
    this.#vault = vault;
    this.#people = people;
  }

  async page(query: OrderListQuery, viewer: Viewer): Promise<Listed<OrderRow>> {
    const { search } = query;
    if (search === undefined) return this.#lists.page(query);
    const [playedAs, ofPeople] = await Promise.all([
      this.#vault.ordersPlayedAs(search),
      this.#people.called(search, viewer),
    ]);
    return this.#lists.page({ ...query, playedAs, ofPeople });
  }
}
