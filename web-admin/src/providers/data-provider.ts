import type { Client, RouteInputOf } from '#contract/client.ts';
import type { PriceBook } from '#contract/pricing/price-book-rules.ts';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { httpClient } from './http-client.ts';
import { asHttpError } from './problem.ts';
import { createRun } from './run.ts';

const base = '/api/admin';

/** Rows per page of an order's matches or timeline. */
const PART = 50;
const rangeOf = (part: number): string => JSON.stringify([part * PART, part * PART + PART - 1]);

/** Reads that are neither a list nor a single record of a resource. */
const createReads = (client: Client) => {
  const read = <A>(answer: Promise<A>) =>
    answer.catch((error: unknown) => {
      throw asHttpError(error);
    });
  return {
    dashboard: (query: RouteInputOf<'GET /admin/dashboard'>['query'], signal?: AbortSignal) =>
      read(client.call('GET /admin/dashboard', { query, ...(signal ? { signal } : {}) })),
    /** The newest 100 messages about an order, in chronological order. */
    conversation: async (orderId: string) => {
      const query = { sort: '["createdAt","DESC"]', range: '[0,99]' };
      const newestFirst = await read(client.call('GET /orders/:id/messages', { params: { id: orderId }, query }));
      return newestFirst.toReversed();
    },
    /** One page of an order's matches, newest first; `timelineOf` does the same for its timeline. */
    matchesOf: (orderId: string, part: number, signal?: AbortSignal) => {
      const query = { sort: '["createdAt","DESC"]', range: rangeOf(part) };
      const asked = { params: { id: orderId }, query, ...(signal ? { signal } : {}) };
      return read(client.call('GET /orders/:id/matches', asked));
    },
    timelineOf: (orderId: string, part: number, signal?: AbortSignal) => {
      const query = { sort: '["at","DESC"]', range: rangeOf(part) };
      const asked = { params: { id: orderId }, query, ...(signal ? { signal } : {}) };
      return read(client.call('GET /orders/:id/timeline', asked));
    },
    /** The money that a refund would move. Without an amount, the server proposes one from the progress. */
    refund: (orderId: string, amount?: number) => {
      const query = amount === undefined ? {} : { refund: String(amount) };
      return read(client.call('GET /admin/orders/:id/refund', { params: { id: orderId }, query }));
    },
    /** The booster's earnings if they left the order now. Without a percentage, the proven progress counts. */
    handover: (orderId: string, donePercent?: number) => {
      const query = donePercent === undefined ? {} : { donePercent: String(donePercent) };
      return read(client.call('GET /admin/orders/:id/handover', { params: { id: orderId }, query }));
    },
    /** A preview of adding these lines to a listing's stock. */
    previewSmurf: (body: RouteInputOf<'POST /admin/preview-smurf'>['body'], signal?: AbortSignal) =>
      read(client.call('POST /admin/preview-smurf', { body, ...(signal ? { signal } : {}) })),
    /** A preview of adding a file of coupons. */
    previewCoupons: (text: string, signal: AbortSignal) =>
      read(client.call('POST /admin/preview-coupons', { body: { text }, signal })),
    settings: () => read(client.call('GET /admin/settings')),
    /**
     * The amount above which a command for a user needs a second admin, and the part of this amount that is not used up
     * yet.
     */
    approvalRule: (query: RouteInputOf<'GET /admin/approval-rule'>['query']) =>
      read(client.call('GET /admin/approval-rule', { query })),
    search: (q: string, signal?: AbortSignal) =>
      read(client.call('GET /admin/search', { query: { q }, ...(signal ? { signal } : {}) })),
    couponUses: (id: string) => read(client.call('GET /admin/coupons/:id/uses', { params: { id } })),
    auditChain: (signal?: AbortSignal) => read(client.call('GET /admin/audit-chain', signal ? { signal } : {})),
    jobQueues: (signal?: AbortSignal) => read(client.call('GET /admin/job-queues', signal ? { signal } : {})),
    /** One page of a user's timeline: events before the cursor, of these kinds or of all. */
    story: (
      { userId, kinds, cursor }: { userId: string; kinds: readonly string[]; cursor: string },
      signal?: AbortSignal,
    ) => {
      const query = { ...(kinds.length > 0 ? { kinds: kinds.join(',') } : {}), ...(cursor ? { cursor } : {}) };
      const asked = { params: { id: userId }, query, ...(signal ? { signal } : {}) };
      return read(client.call('GET /admin/users/:id/story', asked));
    },
    trialBalance: (signal?: AbortSignal) => read(client.call('GET /admin/trial-balance', signal ? { signal } : {})),
    ticketFigures: (signal?: AbortSignal) => read(client.call('GET /admin/ticket-figures', signal ? { signal } : {})),
    pricePreview: (document: PriceBook) => read(client.call('POST /admin/price-preview', { body: { document } })),
    candidates: ({ orderId, q }: { orderId: string; q: string }, signal?: AbortSignal) => {
      const asked = { params: { id: orderId }, query: q ? { q } : {}, ...(signal ? { signal } : {}) };
      return read(client.call('GET /admin/orders/:id/candidates', asked));
    },
  };
};

/** Uploads of pictures. The caller sends the same idempotency key with all retries. */
const createUploads = (client: Client) => ({
  uploadPicture: async (body: Blob, idempotencyKey: string) => {
    try {
      return await client.call('POST /pictures', { body, idempotencyKey });
    } catch (error) {
      throw asHttpError(error);
    }
  },
});

/** A list's metadata: whether `total` is only a lower bound. */
export interface ListMeta {
  readonly totalIsAtLeast: boolean;
}

/** Sorts by creation instead of id: react-admin's reference inputs sort by id if they name no order. */
const inOrder = (params: GetListParams): GetListParams =>
  params.sort?.field === 'id' ? { ...params, sort: { field: 'createdAt', order: 'DESC' } } : params;

async function getList<R extends RaRecord>(resource: string, params: GetListParams) {
  let totalIsAtLeast = false;
  const watched = simpleRest(base, async (url, options) => {
    const answer = await httpClient(url, options);
    totalIsAtLeast = answer.headers.get('x-total-at-least') === 'true';
    return answer;
  });
  const page = await watched.getList<R>(resource, inOrder(params));
  return { ...page, meta: { totalIsAtLeast } satisfies ListMeta };
}

/** Only the fields changed on this screen, so that other people's changes are not overwritten. */
export function changesOf(data: Partial<RaRecord>, previous: Partial<RaRecord>): Partial<RaRecord> {
  const isChanged = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(previous[field]);
  return Object.fromEntries(Object.entries(data).filter(isChanged));
}

/**
 * The changes and the values that they replace (optimistic concurrency). The server refuses the edit if one of the
 * replaced values has changed meanwhile.
 */
function editOf(data: Partial<RaRecord>, previous: Partial<RaRecord>): Partial<RaRecord> {
  const changes = changesOf(data, previous);
  const seen = Object.entries(previous).filter(([field]) => field in changes);
  return seen.length > 0 ? { ...changes, basedOn: Object.fromEntries(seen) } : changes;
}

export type ConsoleDataProvider = DataProvider & { readonly run: ReturnType<typeof createRun> } & ReturnType<
    typeof createReads
  > &
  ReturnType<typeof createUploads>;

export function createDataProvider(client: Client): ConsoleDataProvider {
  const rest = simpleRest(base, httpClient);
  return {
    ...rest,
    supportAbortSignal: true,
    getList,
    update: <R extends RaRecord>(resource: string, params: UpdateParams<R>) =>
      rest.update<R>(resource, { ...params, data: editOf(params.data, params.previousData) as Partial<R> }),
    run: createRun(client),
    ...createReads(client),
    ...createUploads(client),
  };
}
