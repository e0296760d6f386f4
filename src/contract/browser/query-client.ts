import {
  type Query,
  QueryClient,
  type InvalidateQueryFilters,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Keeps what was fetched, and never takes for fresh what was asked for before it was called out of date. TanStack Query
 * gives up a fetch that is under way only where there are data already (`cancelRefetch`): a first fetch it lets arrive,
 * and its answer, which may be from before the event or the command, would stay.
 */
export class FreshQueryClient extends QueryClient {
  /**
   * Fetches that are under way begin anew, once: of what is called out of date again and again one answer arrives in the end,
   * and is fetched once more after it. Whoever waits for one gets the later answer.
   */
  override async invalidateQueries<K extends QueryKey = QueryKey>(filters?: InvalidateQueryFilters<K>): Promise<void> {
    const begun = filters?.refetchType === 'none' ? [] : this.#fetching(filters).map((query) => this.#tellOld(query));
    await Promise.all([super.invalidateQueries(filters, { cancelRefetch: false }), ...begun]);
  }

  /** Fetches that are under way begin anew, as what is shown now is newer than whatever they bring. */
  fetchAnew(filters?: QueryFilters): void {
    for (const query of this.#fetching(filters)) {
      const isPage = query.state.fetchMeta !== null; // those before it may be old as before
      void this.#beginAnew(query, isPage && this.#begunAnew.get(query)?.isOld === true);
    }
  }

  #fetching<K extends QueryKey>(filters?: QueryFilters<K>): Query[] {
    return this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' } as QueryFilters);
  }

  /** What has been begun anew and is under way, whether it was called out of date since, and when all of it is there. */
  readonly #begunAnew = new Map<Query, { isOld: boolean; readonly arrived: Promise<void> }>();

  #tellOld(query: Query): Promise<void> {
    const begun = this.#begunAnew.get(query);
    if (!begun) return this.#beginAnew(query, query.state.fetchMeta !== null); // a page leaves those before it as they are
    begun.isOld = true;
    return begun.arrived;
  }

  #beginAnew(query: Query, isOld: boolean): Promise<void> {
    const { fetchMeta: meta } = query.state; // a further page stays one
    void query.cancel({ silent: true });
    const answer = query.fetch(undefined, meta ? { meta } : undefined).catch(() => undefined); // told where it is waited for
    const arrived = this.#begunAnew.get(query)?.arrived ?? this.#arrived(query, answer);
    this.#begunAnew.set(query, { isOld, arrived });
    return arrived;
  }

  async #arrived(query: Query, answer: Promise<unknown>): Promise<void> {
    await answer; // of the last one, where it has begun anew again
    const isOld = this.#begunAnew.get(query)?.isOld;
    this.#begunAnew.delete(query);
    if (isOld) await super.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}
