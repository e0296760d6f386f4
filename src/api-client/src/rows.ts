import { answerOf } from './answer.ts';

/** How one part of a list is asked for: with the `range` that is given. */
export type Page<Row> = (range: string) => Promise<{ data?: Row[]; error?: unknown; response: Response }>;

/**
 * All rows of a list, part by part as they are read. Sort by what does not change, such as `["createdAt","ASC"]`, so that
 * none is skipped when others come.
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
