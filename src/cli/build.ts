/** `npm run build` builds both web apps and the server into dist/; `npm run build -- server` builds only the server. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { type BUILDS, stampOf } from '#main/built.mjs';

const ROOT = join(import.meta.dirname, '../..');
const APPS = ['web-storefront', 'web-admin'];
const SERVER = join(ROOT, 'dist/server');
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
const WORTH_COMPRESSING_BYTES = 1024;

/** Packages with native code, or with programs that they start, are loaded from node_modules. */
const WITH_BINARIES = ['sharp', '@node-rs/argon2'];

/** A source finds the files beside it (migrations, pages) in src, also from the built file. */
const foldersOfSources: Plugin = {
  name: 'folders-of-sources',
  transform: (code, id) => {
    if (!id.startsWith(join(ROOT, 'src')) || !code.includes('import.meta')) return undefined;
    if (/import\.meta(?!\.dirname)/.test(code))
      throw new Error(`${id}: only import.meta.dirname is known to the build`);
    const folder = JSON.stringify(`/${relative(SERVER, dirname(id))}`);
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`);
  },
};

/** V8 keeps a source in two bytes a letter if a single letter is outside of ASCII. The build can't escape tagged templates. */
const onlyAscii: Plugin = {
  name: 'only-ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      const [line] = (file.type === 'chunk' && /^.*\P{ASCII}.*$/mu.exec(file.code)) || [];
      if (line !== undefined) this.error(`write the letter outside of ASCII as an escape: ${line.trim()}`);
    }
  },
};

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const builds = { web: buildWebApps, server: buildServer } satisfies Record<keyof typeof BUILDS, () => Promise<void>>;
const chosen = process.argv.slice(2);
for (const name of chosen) if (!Object.hasOwn(builds, name)) throw new Error(`no build is called ${name}`);
for (const [name, work] of Object.entries(builds)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const stamp = stampOf(name as keyof typeof BUILDS);
  await work();
  stamp();
}

async function buildWebApps(): Promise<void> {
  for (const app of APPS) {
    console.log(`· ${app} derleniyor…`);
    await build({ configFile: join(ROOT, app, 'vite.config.ts'), logLevel: 'warn' });
    const afterBuild = join(ROOT, app, 'after-build.ts');
    if (existsSync(afterBuild)) await import(afterBuild);
    await compress(join(ROOT, 'dist', app));
  }
}

/**
 * Puts the server and its packages into one file, from which an instance starts in two thirds of the time and with less memory
 * (docs/decisions/0103). Names and line breaks stay, so that stack traces can be read.
 */
async function buildServer(): Promise<void> {
  console.log('· sunucu derleniyor…');
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [foldersOfSources, onlyAscii],
    ssr: { target: 'node', noExternal: true, external: WITH_BINARIES },
    build: {
      ssr: join(ROOT, 'src/main/main.ts'),
      outDir: SERVER,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: {
          entryFileNames: '[name].mjs',
          codeSplitting: false,
          keepNames: true,
          comments: false,
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
        },
      },
    },
  });
}

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
