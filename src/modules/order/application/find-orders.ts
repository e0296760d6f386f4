import { waitingStates } from '#kernel/vocabulary.ts';
import type { Suspicions } from '#modules/note/index.ts';
import type { OrderVault } from '#modules/vault/index.ts';
import type { OrderHistories } from './history-ports.ts';
import type { Viewer } from './order-page.ts';
import type { People } from './people.ts';
import type { Listed, OrderListQuery, OrderLists, OrderRow } from './ports.ts';

/** An order of the house's list; its people are named as far as the viewer may know them. */
export interface FoundOrder extends OrderRow {
  readonly waitingSince: Date | null;
  readonly customerUsername: string | null;
  readonly boosterUsername: string | null;
  readonly suspected: boolean;
}

interface FindQuery extends OrderListQuery {
  /** With an open suspicion, or without; undefined: both. */
  readonly suspected?: boolean | undefined;
}

/** The house's list of orders: a search also finds those that are played under this name, and those of people who are called so. */
export class FindOrders {
  readonly #lists: OrderLists;
  readonly #vault: Pick<OrderVault, 'ordersPlayedAs'>;
  readonly #people: People;
  readonly #histories: OrderHistories;
  readonly #suspicions: Suspicions;

  constructor(
    lists: OrderLists,
    vault: Pick<OrderVault, 'ordersPlayedAs'>,
    people: People,
    histories: OrderHistories,
    suspicions: Suspicions,
  ) {
    this.#lists = lists;
    this.#vault = vault;
    this.#people = people;
    this.#histories = histories;
    this.#suspicions = suspicions;
  }

  /** With since when each order waits, where it waits for somebody, and whether a suspicion stands about it. */
  async page(query: FindQuery, viewer: Viewer): Promise<Listed<FoundOrder>> {
    const { rows, ...counted } = await this.#pageOf(query, viewer);
    const waiting = rows.filter(({ state }) => waitingStates.includes(state)).map(({ id }) => id);
    const people = rows.flatMap(({ customerId, boosterId }) => [customerId, ...(boosterId ? [boosterId] : [])]);
    const [since, names, suspected] = await Promise.all([
      this.#histories.inStateSince(waiting),
      this.#people.namesOf(people, viewer),
      this.#suspicions.among(
        'order',
        rows.map(({ id }) => id),
      ),
    ]);
    const found = rows.map((row) => {
      const [customer, booster] = [names.get(row.customerId), names.get(row.boosterId ?? '')];
      return {
        ...row,
        waitingSince: since.get(row.id) ?? null,
        customerName: customer?.name ?? row.customerName,
        customerUsername: customer?.username ?? null,
        boosterName: booster?.name ?? row.boosterName,
        boosterUsername: booster?.username ?? null,
        suspected: suspected.has(row.id),
      };
    });
    return { rows: found, ...counted };
  }

  async #pageOf({ suspected: is, ...asked }: FindQuery, viewer: Viewer): Promise<Listed<OrderRow>> {
    const suspects = is === undefined ? {} : { suspects: { ids: await this.#suspicions.open('order'), is } };
    const query: OrderListQuery = { ...asked, ...suspects };
    const { search } = query;
    if (search === undefined) return this.#lists.page(query);
    const [playedAs, ofPeople] = await Promise.all([
      this.#vault.ordersPlayedAs(search),
      this.#people.called(search, viewer),
    ]);
    return this.#lists.page({ ...query, playedAs, ofPeople });
  }
}
