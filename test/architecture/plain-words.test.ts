import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { worstWords } from './worst-words.ts';

const ROOT = join(import.meta.dirname, '../..');
const CODE = ['src', 'web-storefront', 'web-admin', 'test', 'bench'].map((folder) => `${folder}/**/*.{ts,tsx,mjs,css}`);
const TEXTS = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'bench/*.md', 'src/**/*.md'];
/** Files that are not searched: they define the wording, are generated, belong to the owner, or are migrations that ran already. */
const EXCEPT = [
  /worst-words\.ts$/,
  /plain-words\.test\.ts$/,
  /api-client\/src\/schema\.ts$/,
  /db\/migrations\//,
  /^docs\/product\//,
];

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const titles = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;

interface Sentence {
  readonly line: number;
  readonly text: string;
}

const linesFrom = (text: string, start: number): Sentence[] =>
  text.split('\n').map((line, index) => ({ line: start + index, text: line.replace(/^[\s*/#|>-]+/, '') }));

/** The searched text: the comments and test titles of code, and a whole document except quoted wording. */
const readIn = (file: string, text: string): Sentence[] => {
  if (file.endsWith('.md'))
    return linesFrom(text, 1).map(({ line, text: said }) => ({
      line,
      text: said.replaceAll(/Not "[^.]*|`[^`]*`/g, ''),
    }));
  return [...text.matchAll(comments), ...text.matchAll(titles)].flatMap(({ 0: found, index }) =>
    linesFrom(found.replace(/^\w[^'"`]*['"`]/, ''), text.slice(0, index).split('\n').length),
  );
};

const breachesIn = (file: string, text: string): string[] =>
  readIn(file, text).flatMap(({ line, text: sentence }) =>
    worstWords.flatMap(([wording, instead]) => {
      const [found] = wording.exec(sentence) ?? [];
      return found === undefined ? [] : [`${file}:${line}: “${found.trim()}”, better: ${instead}`];
    }),
  );

test('the search finds the worst wording in comments, titles and documents, and ignores code', () => {
  const code = [
    'const house = "the house"; // of the house',
    '/**',
    ' * Who waits is refused.',
    ' */',
    "test.each([1])('what came to no end is due again %s', () => {});",
    'const patience = 5;',
  ].join('\n');
  expect(breachesIn('src/a.ts', code).map((breach) => breach.split(',')[0])).toEqual([
    'src/a.ts:1: “the house”',
    'src/a.ts:3: “Who waits”',
    'src/a.ts:5: “came to no end”',
  ]);
  expect(breachesIn('docs/a.md', '# A\n- Not "the house", but staff.\n- It is said twice.')).toHaveLength(1);
});

test('no comment, title or document has the worst wording (worst-words.ts)', () => {
  const files = globSync([...CODE, ...TEXTS], { cwd: ROOT, exclude: (path) => path.includes('node_modules') });
  expect(files.length).toBeGreaterThan(2_000);
  const breaches = files
    .filter((file) => !EXCEPT.some((except) => except.test(file)))
    .flatMap((file) => breachesIn(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(breaches).toEqual([]);
});
