import type { Listed } from '#kernel/lists.ts';
import { waitingStates } from '#kernel/vocabulary.ts';
import type { OrderVault } from '#modules/vault/index.ts';
import type { Viewer } from './order-page.ts';
import type { OrderListQuery, OrderRow } from './ports.ts';
import type { Needs } from './needs.ts';

/** An order of the console's list. Names are filled as far as the viewer may see them. */
export interface FoundOrder extends OrderRow {
  readonly waitingSince: Date | null;
  readonly customerUsername: string | null;
  readonly boosterUsername: string | null;
  readonly suspected: boolean;
}

interface FindQuery extends OrderListQuery {
  /** True: only orders with an open suspicion. False: only orders without one. Undefined: all orders. */
  readonly suspected?: boolean | undefined;
}

/** The console's list of orders. A search also finds orders by the game account's name and by the people's names. */
export const findOrders = ({
  lists,
  vault,
  people,
  histories,
  suspicions,
}: Needs<'lists' | 'histories' | 'suspicions' | 'people'> & { readonly vault: Pick<OrderVault, 'ordersPlayedAs'> }) => {
  const pageOf = async ({ suspected: is, ...asked }: FindQuery, viewer: Viewer): Promise<Listed<OrderRow>> => {
    const suspects = is === undefined ? {} : { suspects: { ids: await suspicions.open('order'), is } };
    const query: OrderListQuery = { ...asked, ...suspects };
    const { search } = query;
    if (search === undefined) return lists.page(query);
    const [playedAs, ofPeople] = await Promise.all([vault.ordersPlayedAs(search), people.called(search, viewer)]);
    return lists.page({ ...query, playedAs, ofPeople });
  };

  return {
    /** Adds the present names, since when a waiting order has been in its state, and whether a suspicion is open. */
    page: async (query: FindQuery, viewer: Viewer): Promise<Listed<FoundOrder>> => {
      const { rows, ...counted } = await pageOf(query, viewer);
      const waiting = rows.filter(({ state }) => waitingStates.includes(state)).map(({ id }) => id);
      const peopleIds = rows.flatMap(({ customerId, boosterId }) => [customerId, ...(boosterId ? [boosterId] : [])]);
      const [since, names, suspected] = await Promise.all([
        histories.inStateSince(waiting),
        people.namesOf(peopleIds, viewer),
        suspicions.among(
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
    },
  };
};
export type FindOrders = ReturnType<typeof findOrders>;
