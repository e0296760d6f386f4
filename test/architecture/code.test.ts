import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mutants } from '#test/mutants/mutants.ts';

// What neither the compiler nor the linter says about the code.

const ROOT = join(import.meta.dirname, '../..');
const OURS = ['src', 'web-storefront', 'web-admin', 'test', 'bench'].map((folder) => `${folder}/**/*.{ts,tsx,mjs,cjs}`);

const GENERATED = 'src/api-client/src/schema.ts';

const sources = globSync(OURS, { cwd: ROOT, exclude: (path) => path.includes('node_modules') }).filter(
  (file) => file !== GENERATED,
);
const linesOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').split('\n');

test('files stay readable: none is longer than 400 lines', () => {
  expect(sources.filter((file) => linesOf(file).length > 400)).toEqual([]);
});

test('nothing is left for later, switched off or hidden from the compiler', () => {
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

test('the apps keep what they fetch in one kind of client, which begins anew what is out of date on its way', () => {
  const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const apps = sources.filter((file) => /^(web-|src\/contract\/)/.test(file));
  const theirs = /import (?!type)[^;]*[{,]\s*QueryClient\b[^;]*'@tanstack/;
  expect(apps.filter((file) => theirs.test(textOf(file)))).toEqual(['src/contract/browser/query-client.ts']);
  expect(textOf('web-admin/src/App.tsx')).toMatch(/<Admin[^>]*queryClient=/); // else react-admin makes one of its own
  const beside = apps.filter((file) => textOf(file).includes('.setQueryData'));
  expect(beside).toEqual(['web-storefront/src/lib/query-client.ts']);
});

test('SQL names tables of its own module, but where a decision says otherwise (0016)', () => {
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
    'src/modules/wallet/adapters/persistence/ledger-checks.ts',
  ]);
});

test('an adapter is called Mikro… where it uses the entity manager, and only there (0094)', () => {
  const named = sources.filter((file) => /persistence\/(?:mikro|sql)-[^/]+$/.test(file));
  expect(named.length).toBeGreaterThan(60);
  const wrong = named.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return !text.includes(text.includes('.em.') ? 'export class Mikro' : 'export class Sql');
  });
  expect(wrong).toEqual([]);
});

test('every defect that is planted still finds the one place where it goes', () => {
  const lost = mutants.flatMap(({ defect, edits }) =>
    edits.flatMap(([file, from]) =>
      readFileSync(join(ROOT, file), 'utf8').split(from).length === 2 ? [] : [`${defect}: ${file}`],
    ),
  );
  expect(lost).toEqual([]);
});
