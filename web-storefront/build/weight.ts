/**
 * What each page brings before it is usable, as it is sent: the entry, the page, what it fetches for its place, its frames,
 * and all that they import. What comes by itself when the browser has nothing else to do is not among it.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesOf, type Manifest } from './manifest.ts';

/** See docs/decisions/0033. */
const MOST_BYTES = 105_000;
const ENTRY = 'index.html';

const brotli = promisify(brotliCompress);

/** Ends the build where a page is too heavy. `sources` are the files of each page, by its route. */
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
  const heavy: string[] = [];
  for (const [route, own] of sources) {
    const files = new Set([ENTRY, ...own].flatMap((source) => filesOf(manifest, source).js));
    const parts = await Promise.all([...files].map(sizeOf));
    const bytes = parts.reduce((sum, part) => sum + part, 0);
    if (bytes > MOST_BYTES) heavy.push(`${route} ${bytes}`);
  }
  if (heavy.length > 0) throw new Error(`more than ${MOST_BYTES} bytes of script before the page: ${heavy.join(', ')}`);
}
