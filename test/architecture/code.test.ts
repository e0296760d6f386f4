import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mutants } from '#test/mutants/mutants.ts';

// Rules about the code that neither the compiler nor the linter checks.

const ROOT = join(import.meta.dirname, '../..');
const OURS = ['src', 'web-storefront', 'web-admin', 'test', 'bench'].map((folder) => `${folder}/**/*.{ts,tsx,mjs,cjs}`);

const GENERATED = 'src/api-client/src/schema.ts';

const sources = globSync(OURS, { cwd: ROOT, exclude: (path) => path.includes('node_modules') }).filter(
  (file) => file !== GENERATED,
);
const linesOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').split('\n');

test('no source file is longer than 400 lines', () => {
  expect(sources.filter((file) => linesOf(file).length > 400)).toEqual([]);
});

test('no source file has a to-do, a skipped or exclusive test, or a suppressed compiler error', () => {
  const unwanted = new RegExp(
    [
      'TOD[O]',
      'FIXM[E]',
      String.raw`@ts-(ignore|nocheck|expect-error)`,
      String.raw`\b(test|it|describe)\.(skip|only)\b`,
    ].join('|'),
  );
  const found = sources.flatMap((file) =>
    linesOf(file).flatMap((line, index) => (unwanted.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

test('both web apps use the shared query client, and setQueryData is called in one file only', () => {
  const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const apps = sources.filter((file) => /^(web-|src\/contract\/)/.test(file));
  const theirs = /import (?!type)[^;]*[{,]\s*QueryClient\b[^;]*'@tanstack/;
  expect(apps.filter((file) => theirs.test(textOf(file)))).toEqual(['src/contract/browser/query-client.ts']);
  expect(textOf('web-admin/src/App.tsx')).toMatch(/<Admin[^>]*queryClient=/); // else react-admin makes its own client
  const beside = apps.filter((file) => textOf(file).includes('.setQueryData'));
  expect(beside).toEqual(['web-storefront/src/lib/query-client.ts']);
});

test('every export of a module’s index.ts is imported by another module, main, a test or a benchmark', () => {
  const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const namesIn = (list: string) => list.split(',').map((name) => name.trim().replace(/^type /, ''));
  const imported = sources.flatMap((file) =>
    [...textOf(file).matchAll(/import (?:type )?\{([^}]*)\} from '#modules\/([\w-]+)\/index\.ts'/g)]
      .filter(([, , module = '']) => !file.startsWith(`src/modules/${module}/`))
      .flatMap(([, names = '', module = '']) =>
        namesIn(names).map((name) => `${module}: ${name.replace(/ as \w+$/, '')}`),
      ),
  );
  const exported = sources.flatMap((file) => {
    const [, module] = /^src\/modules\/([^/]+)\/index\.ts$/.exec(file) ?? [];
    if (module === undefined) return [];
    const lists = [...textOf(file).matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(([, names = '']) => names);
    const declared = [...textOf(file).matchAll(/^export (?:const|function|class|type|interface) (\w+)/gm)];
    const names = [...lists.flatMap(namesIn), ...declared.map(([, name = '']) => name)].filter(Boolean);
    return names.map((name) => `${module}: ${name.replace(/^\w+ as /, '')}`);
  });
  expect(exported.length).toBeGreaterThan(80);
  expect(exported.filter((name) => !imported.includes(name))).toEqual([]);
});

test('SQL names only tables of its own module, except where a decision allows more (0016)', () => {
  const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const moduleOf = (file: string) => /^src\/modules\/([^/]+)\//.exec(file)?.[1] ?? '';
  const ours = sources.filter((file) => moduleOf(file) !== '');
  const owners = ours
    .filter((file) => file.endsWith('.table.ts'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/tableName: '(\w+)'/g)].map(([, table = '']) => [table, moduleOf(file)]),
    );
  expect(owners.length).toBeGreaterThan(30);
  const found = ours.filter((file) =>
    owners.some(
      ([table, owner]) =>
        owner !== moduleOf(file) &&
        new RegExp(String.raw`\b(?:from|join|into|update)\s+"?${table}\b`).test(textOf(file)),
    ),
  );
  expect(found.toSorted()).toEqual([
    'src/modules/booster/adapters/persistence/sql-booster-list.ts',
    'src/modules/booster/adapters/persistence/sql-booster-results.ts',
    'src/modules/wallet/adapters/persistence/ledger-checks.ts',
  ]);
});

test('an adapter is named Mikro… if it uses the entity manager and Sql… if it does not (0094)', () => {
  const named = sources.filter((file) => /persistence\/(?:mikro|sql)-[^/]+$/.test(file));
  expect(named.length).toBeGreaterThan(60);
  const wrong = named.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return !text.includes(text.includes('.em.') ? 'export class Mikro' : 'export class Sql');
  });
  expect(wrong).toEqual([]);
});

test('every mutant finds its source text exactly once', () => {
  const lost = mutants.flatMap(({ defect, edits }) =>
    edits.flatMap(([file, from]) =>
      readFileSync(join(ROOT, file), 'utf8').split(from).length === 2 ? [] : [`${defect}: ${file}`],
    ),
  );
  expect(lost).toEqual([]);
});

test('every mutant names a test that its file has', () => {
  const nameless = mutants.filter(
    ({ test: [file, title] }) => !readFileSync(join(ROOT, file), 'utf8').includes(title.replace(/ \(\d+\)$/, '')),
  );
  expect(nameless.map(({ test: [file, title] }) => `${file}: ${title}`)).toEqual([]);
});
