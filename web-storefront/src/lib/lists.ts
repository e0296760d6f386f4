// Lists follow simple-rest (domain.md §10).

export const PAGE_SIZE = 25;

/** The row numbers of a page. Pages are counted from 0. */
export const rangeOf = (page: number, size = PAGE_SIZE): string =>
  JSON.stringify([page * size, page * size + size - 1]);

/** `sort`, `range` and `filter` of one page, newest first. */
export const pageQuery = (page: number, filter: object = {}, size = PAGE_SIZE) => ({
  sort: '["createdAt","DESC"]',
  range: rangeOf(page, size),
  ...(Object.keys(filter).length > 0 ? { filter: JSON.stringify(filter) } : {}),
});

export interface Listed<T> {
  readonly rows: readonly T[];
  readonly total: number;
  /** Whether there may be more rows than `total`: the server stops counting at a limit. */
  readonly atLeast: boolean;
}

/** A page and the length of the whole list, from `Content-Range: orders 0-24/120`. */
export async function listed<T>(
  request: Promise<{ readonly data: readonly T[]; readonly headers: Headers }>,
): Promise<Listed<T>> {
  const { data, headers } = await request;
  const total = Number(headers.get('content-range')?.split('/')[1]);
  return {
    rows: data,
    total: Number.isFinite(total) ? total : data.length,
    atLeast: headers.get('x-total-at-least') === 'true',
  };
}

export const pagesOf = (total: number, size = PAGE_SIZE): number => Math.max(1, Math.ceil(total / size));
