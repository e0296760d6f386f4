import type { OrderVault } from '#modules/vault/index.ts';
import type { Listed, OrderListQuery, OrderLists, OrderRow } from './ports.ts';

/** The house's list of orders: a search also finds what an order is played as, which the vault knows. */
export class FindOrders {
  readonly #lists: OrderLists;
  readonly #vault: Pick<OrderVault, 'ordersPlayedAs'>;

  constructor(lists: OrderLists, vault: Pick<OrderVault, 'ordersPlayedAs'>) {
    this.#lists = lists;
    this.#vault = vault;
  }

  async page(query: OrderListQuery): Promise<Listed<OrderRow>> {
    if (query.search === undefined) return this.#lists.page(query);
    return this.#lists.page({ ...query, playedAs: await this.#vault.ordersPlayedAs(query.search) });
  }
}
