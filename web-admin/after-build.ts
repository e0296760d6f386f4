/** Fails the build if the console's first load is too large: all scripts named in index.html, Brotli-compressed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The reason for this limit: docs/decisions/0102. */
const MOST_BYTES = 270_000;
const OUT = join(import.meta.dirname, '../dist/web-admin');

const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

const document = await readFile(join(OUT, 'index.html'), 'utf8');
const scripts = [...document.matchAll(/(?:src|href)="\/admin\/([^"]+\.js)"/g)].map(([, file = '']) => file);
if (scripts.length === 0) throw new Error('the console’s document names no script');
const parts = await Promise.all(
  scripts.map(async (script) => (await brotli(await readFile(join(OUT, script)), { params })).length),
);
const bytes = parts.reduce((sum, part) => sum + part, 0);
if (bytes > MOST_BYTES) throw new Error(`the console's first load is ${bytes} bytes of script, beyond ${MOST_BYTES}`);
