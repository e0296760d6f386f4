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
  override invalidateQueries<K extends QueryKey = QueryKey>(filters?: InvalidateQueryFilters<K>): Promise<void> {
    if (filters?.refetchType !== 'none') this.fetchAnew(filters);
    return super.invalidateQueries(filters, { cancelRefetch: false });
  }

  /**
   * Fetches that are under way begin anew, once: of what is called out of date again and again one answer arrives in the end,
   * and is fetched once more after it. Whoever waits for one gets the later answer.
   */
  fetchAnew(filters?: QueryFilters): void {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (this.#begunAnew.has(query)) this.#begunAnew.set(query, 'again');
      else this.#beginAnew(query);
    }
  }

  /** What has been begun anew and is under way, and whether it was called out of date since. */
  readonly #begunAnew = new Map<Query, 'once' | 'again'>();

  #beginAnew(query: Query): void {
    const { fetchMeta: meta } = query.state; // a further page stays one
    void query.cancel({ silent: true });
    this.#begunAnew.set(query, 'once');
    query
      .fetch(undefined, meta ? { meta } : undefined)
      .catch(() => undefined) // told where the answer is waited for
      .finally(() => {
        const isOld = this.#begunAnew.get(query) === 'again';
        this.#begunAnew.delete(query);
        if (isOld) void super.invalidateQueries({ queryKey: query.queryKey, exact: true });
      });
  }
}
