import { answerOf } from './answer.ts';

/** Requests the part of a list that `range` names. */
export type Page<Row> = (range: string) => Promise<{ data?: Row[]; error?: unknown; response: Response }>;

/**
 * All rows of a list, read part by part. Sort by a field that never changes, such as `["createdAt","ASC"]`, so that no row is
 * skipped if others are added meanwhile.
 */
export async function* rows<Row>(page: Page<Row>, size = 100): AsyncGenerator<Row, void> {
  for (let from = 0; ; from += size) {
    const asked = page(JSON.stringify([from, from + size - 1]));
    const part = await answerOf(asked);
    yield* part;
    const { headers } = (await asked).response;
    const total = Number(/\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1] ?? Number.NaN);
    const isWhole = headers.get('X-Total-At-Least') === null && from + size >= total;
    if (part.length < size || isWhole) return;
  }
}
