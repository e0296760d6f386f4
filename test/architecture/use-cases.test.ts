import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const files = globSync('src/modules/*/application/*.ts', { cwd: ROOT });
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const most = 6;
const useCase = /(\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export const (\w+) =\s*\(\{([^()]*?)\}: [^()]*?Needs</g;

/** The use cases of a file that have more than six needs and give no reason. */
const unexplained = (text: string): string[] =>
  [...text.matchAll(useCase)].flatMap(([, comment = '', name = '', needs = '']) => {
    const count = needs
      .replaceAll(/\{[^}]*\}/g, '')
      .split(',')
      .filter((need) => need.trim() !== '').length;
    return count > most && !comment.includes('Many needs:') ? [name] : [];
  });

test('a use case with more than six needs says why', () => {
  expect(files.flatMap((file) => unexplained(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  const seven = 'export const greedy =\n  ({ a, b, c, d, e, f, g: { h } }: Needs<"a">) =>\n  () => a;';
  expect(unexplained(seven)).toEqual(['greedy']);
  expect(unexplained(`/** Many needs: it is an example. */\n${seven}`)).toEqual([]);
});

test('the only classes among the files of use cases are errors', () => {
  const classes = files.flatMap((file) => read(file).match(/^(?:export )?class \w+.*$/gm) ?? []);
  expect(classes.filter((line) => !line.includes(' extends '))).toEqual([]);
});
