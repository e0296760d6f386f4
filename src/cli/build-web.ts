/** Builds both web apps into dist/ and compresses their files ahead, so that the server only sends files. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { writeStamp } from '#main/web-build.mjs';

const ROOT = join(import.meta.dirname, '../..');
const APPS = ['web-storefront', 'web-admin'];
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
const WORTH_COMPRESSING_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

for (const app of APPS) {
  console.log(`· ${app} derleniyor…`);
  await build({ configFile: join(ROOT, app, 'vite.config.ts'), logLevel: 'warn' });
  const afterBuild = join(ROOT, app, 'after-build.ts');
  if (existsSync(afterBuild)) await import(afterBuild);
  await compress(join(ROOT, 'dist', app));
}
writeStamp();

async function compress(folder: string): Promise<void> {
  await rm(join(folder, '.vite'), { recursive: true, force: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_COMPRESSING_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [small, compatible] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
}
