import {
  type Query,
  QueryClient,
  type InvalidateQueryFilters,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A query cache that does not treat a fetch as fresh if it was sent before an invalidation. TanStack Query cancels a running
 * fetch only if the query has data already (`cancelRefetch`). Without data, it lets the first fetch finish, and its answer may
 * be older than the event or the command.
 */
export class FreshQueryClient extends QueryClient {
  /**
   * Restarts each running fetch once. A query that is invalidated again during the restarted fetch finishes this fetch and is
   * then fetched once more. Callers that wait for a fetch get the later answer.
   */
  override async invalidateQueries<K extends QueryKey = QueryKey>(filters?: InvalidateQueryFilters<K>): Promise<void> {
    const begun = filters?.refetchType === 'none' ? [] : this.#fetching(filters).map((query) => this.#tellOld(query));
    await Promise.all([super.invalidateQueries(filters, { cancelRefetch: false }), ...begun]);
  }

  /** Restarts running fetches: the data shown now are newer than their answers. */
  fetchAnew(filters?: QueryFilters): void {
    for (const query of this.#fetching(filters)) {
      const isPage = query.state.fetchMeta !== null; // the pages before it may still be old
      void this.#beginAnew(query, isPage && this.#begunAnew.get(query)?.isOld === true);
    }
  }

  #fetching<K extends QueryKey>(filters?: QueryFilters<K>): Query[] {
    return this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' } as QueryFilters);
  }

  /** Restarted fetches that are running, whether they were invalidated since, and when they end. */
  readonly #begunAnew = new Map<Query, { isOld: boolean; readonly arrived: Promise<void> }>();

  #tellOld(query: Query): Promise<void> {
    const begun = this.#begunAnew.get(query);
    if (!begun) return this.#beginAnew(query, query.state.fetchMeta !== null); // fetching a further page does not refresh those before it
    begun.isOld = true;
    return begun.arrived;
  }

  #beginAnew(query: Query, isOld: boolean): Promise<void> {
    const { fetchMeta: meta } = query.state; // keep fetching the next page
    void query.cancel({ silent: true });
    const answer = query.fetch(undefined, meta ? { meta } : undefined).catch(() => undefined); // whoever waits for it gets the error
    const arrived = this.#begunAnew.get(query)?.arrived ?? this.#arrived(query, answer);
    this.#begunAnew.set(query, { isOld, arrived });
    return arrived;
  }

  async #arrived(query: Query, answer: Promise<unknown>): Promise<void> {
    await answer; // the fetch of the last restart
    const isOld = this.#begunAnew.get(query)?.isOld;
    this.#begunAnew.delete(query);
    if (isOld) await super.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}
