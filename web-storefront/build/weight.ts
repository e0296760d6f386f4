/**
 * Limits the compressed script that each page needs before it is usable: the entry, the page, the parts that it fetches
 * for its route, its frames, and all that they import. Chunks that are prefetched when the browser is idle do not
 * count.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { FIRST_SOURCES, filesOf, type Manifest } from './manifest.ts';

/** See docs/decisions/0090. */
const MOST_BYTES = 115_000;
const namedAtMost = 8;
const nearestNamed = 3;

const brotli = promisify(brotliCompress);

/** Fails the build when a page is too heavy. `sources` are the files of each page, by its route. */
export async function refuseHeavyPages(
  out: string,
  manifest: Manifest,
  sources: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string): Promise<number> => {
    const size =
      sizes.get(file) ?? readFile(join(out, file)).then(async (code) => (await brotli(code, { params })).length);
    sizes.set(file, size);
    return size;
  };
  const weights: (readonly [route: string, bytes: number])[] = [];
  for (const [route, own] of sources) {
    const files = new Set([...FIRST_SOURCES, ...own].flatMap((source) => filesOf(manifest, source).js));
    const parts = await Promise.all([...files].map(sizeOf));
    const bytes = parts.reduce((sum, part) => sum + part, 0);
    weights.push([route, bytes]);
  }
  const complaint = complaintOf(weights);
  if (complaint !== undefined) throw new Error(complaint);
}

/** Names only the heaviest pages: when the shared frame has grown, every page is too heavy. */
export const complaintOf = (
  weights: readonly (readonly [route: string, bytes: number])[],
  most = MOST_BYTES,
): string | undefined => {
  const inOrder = weights.toSorted(([, one], [, other]) => other - one);
  const heavy = inOrder.filter(([, bytes]) => bytes > most);
  if (heavy.length === 0) return undefined;
  const said = (some: typeof weights) => some.map(([route, bytes]) => `${route} ${bytes}`).join(', ');
  const others = heavy.length > namedAtMost ? ` and ${heavy.length - namedAtMost} more` : '';
  const nearest = inOrder.slice(heavy.length, heavy.length + nearestNamed);
  return [
    `more than ${most} bytes of script before the page: ${said(heavy.slice(0, namedAtMost))}${others}`,
    ...(nearest.length > 0 ? [`nearest to it: ${said(nearest)}`] : []),
  ].join('; ');
};
