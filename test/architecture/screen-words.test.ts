import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [
  'src/**/*.{ts,tsx}',
  'web-storefront/{src/**/*.{ts,tsx},index.html}',
  'web-admin/{src/**/*.{ts,tsx},index.html}',
];
/** Migrations that ran already, and the imitation of a provider, which has that provider's words. */
const EXCEPT = [/db\/migrations\//, /^src\/dev\/paytr\//];

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** Parts of addresses: `/biletler`, `#biletler`. */
const addresses = /[/#][\p{L}\d-]+/gu;
const lower = (text: string): string => text.toLocaleLowerCase('tr');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Rule {
  readonly word: string;
  readonly instead: string;
}

/** The table of docs/words.md: what to say, and what not. A semicolon separates two words that have one replacement. */
const rulesIn = (page: string): Rule[] =>
  [...page.matchAll(/^\| (?<say>.+) \| (?<not>.+) \|$/gm)]
    .map(({ groups }) => groups as { say: string; not: string })
    .filter(({ say }) => say !== 'say')
    .flatMap(({ say, not }) => not.split('; ').map((word) => ({ word, instead: say })));

const rules = rulesIn(readFileSync(join(ROOT, 'docs/words.md'), 'utf8'));

/** The forbidden words of a file, also with endings: `biletin` is `bilet`. */
const breachesIn = (file: string, text: string, all: readonly Rule[] = rules): string[] => {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, ' ');
  const code = lower(text.replaceAll(comments, blank).replaceAll(addresses, blank));
  return all.flatMap(({ word, instead }) =>
    [...code.matchAll(new RegExp(String.raw`(?<![\p{L}\d-])${escaped(lower(word))}`, 'gu'))].map(
      ({ index }) => `${file}:${code.slice(0, index).split('\n').length}: “${word}”, better: ${instead}`,
    ),
  );
};

test('the search finds forbidden words with their endings, and leaves comments and addresses alone', () => {
  const code = ["const a = 'Biletin hazır';", '// the old word: bilet', "const to = '/biletler';", '<p>Bilet</p>'].join(
    '\n',
  );
  expect(breachesIn('a.tsx', code)).toEqual([
    'a.tsx:1: “bilet”, better: destek talebi',
    'a.tsx:4: “bilet”, better: destek talebi',
  ]);
  expect(rules.map(({ word }) => word)).toEqual(expect.arrayContaining(['çevrimiçi', 'çevrimdışı', 'en fazla']));
});

test('no page, mail or message has a forbidden word (docs/words.md)', () => {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: (path) => path.includes('node_modules') });
  expect(files.length).toBeGreaterThan(1_000);
  const breaches = files
    .filter((file) => !EXCEPT.some((except) => except.test(file)))
    .flatMap((file) => breachesIn(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(breaches).toEqual([]);
});

test('the storefront says “cüzdan” only of e-wallets', () => {
  const files = globSync('web-storefront/src/**/*.{ts,tsx}', { cwd: ROOT });
  const rule = [{ word: 'cüzdan', instead: 'bakiye' }];
  expect(files.flatMap((file) => breachesIn(file, readFileSync(join(ROOT, file), 'utf8'), rule))).toEqual([]);
});
