import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Libraries with dozens to thousands of modules. They share React, so they are bundled together. */
export const bundled =
  /^((?:react(?:-[a-z-]+)?|ra-[a-z-]+|@mui|@emotion|@tanstack|@testing-library\/(?:dom|react|user-event)|lucide-react|radix-ui)(?:\/.+)?)$/;

interface Imported {
  readonly byDefault: boolean;
}
type Library = readonly [name: string, imported: Imported];

const ROOT = join(import.meta.dirname, '../../..');
const folder = join(ROOT, 'node_modules/.cache/web-libraries');
const commonJs = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/static'];
const importPattern = /(?:import|export)\s*(?:([^'";()]*?)\s*from\s*|\(\s*)'([^'.#][^']*)'/g;
const sources = ['web-admin/src', 'web-storefront/src', 'test/web'];

/**
 * Bundles the libraries once for all runs with the same lock file. Every test file has its own module registry, so it
 * loads a few files instead of thousands.
 */
export default async function bundleLibraries(): Promise<void> {
  const libraries = await importedLibraries();
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const key = createHash('sha256')
    .update(lock)
    .update(JSON.stringify(libraries))
    .update(readFileSync(import.meta.filename))
    .digest('hex');
  if (existsSync(join(folder, key))) return;
  const { build } = await import('vite');
  const fresh = `${folder}.${process.pid}`;
  const entries = new Map<string, string>();
  for (const library of libraries) entries.set(library[0], await entryOf(library));
  await build({
    configFile: false,
    root: ROOT,
    mode: 'test',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"test"' },
    plugins: [
      {
        name: 'entries',
        resolveId: (id) => (id.startsWith('entry:') ? `\0${id}` : undefined),
        // React's `act` takes Node's timers from `module.require`, which a bundle does not have
        transform: (code, id) =>
          id.endsWith('/react.development.js')
            ? `module.require = (name) => process.getBuiltinModule(name);\n${code}`
            : undefined,
        load: (id) => (id.startsWith('\0entry:') ? entries.get(id.slice('\0entry:'.length)) : undefined),
      },
    ],
    build: {
      outDir: fresh,
      minify: false,
      target: 'esnext',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(libraries.map(([name]) => [name, `entry:${name}`])),
        preserveEntrySignatures: 'strict',
        external: [/^@jest\//, /^node:/],
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });
  await writeFile(join(fresh, key), '');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, '..'), { recursive: true });
  await rename(fresh, folder);
}

/** All bundled libraries that the web apps and their tests import, and whether any file imports the default export. */
async function importedLibraries(): Promise<readonly Library[]> {
  const libraries = new Map<string, Imported>(
    commonJs.map((name) => [name, { byDefault: name === 'react' || name === 'react-dom' }]),
  );
  for (const source of sources)
    for await (const file of glob(join(ROOT, source, '**/*.{ts,tsx}')))
      for (const [, clause, name = ''] of readFileSync(file, 'utf8').matchAll(importPattern))
        if (bundled.test(name)) {
          const byDefault =
            (clause !== undefined && /^(?!type\b)\w/.test(clause)) || libraries.get(name)?.byDefault === true;
          libraries.set(name, { byDefault });
        }
  return [...libraries].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** A bundle of a CommonJS module exports only the names that are listed here. */
async function entryOf([name, { byDefault }]: Library): Promise<string> {
  const { default: module } = commonJs.includes(name) ? ((await import(name)) as { readonly default: object }) : {};
  const names = module && Object.keys(module);
  return [
    names ? `export { ${names.join(', ')} } from '${name}';` : `export * from '${name}';`,
    ...(byDefault ? [`export { default } from '${name}';`] : []),
  ].join('\n');
}
