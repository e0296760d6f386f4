import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { settingNames } from '#main/env.ts';

const root = join(import.meta.dirname, '../..');
const namesIn = (file: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name));

const described = namesIn('docs/configuration.md', /^\| `([A-Z][A-Z0-9_]+)`/gm);

test('docs/configuration.md describes every setting of the program, .env.example and docker-compose.yml', () => {
  const needed = [
    ...settingNames,
    ...namesIn('.env.example', /^(?:# )?([A-Z][A-Z0-9_]+)=/gm),
    ...namesIn('docker-compose.yml', /\$\{([A-Z][A-Z0-9_]+)/g),
  ];
  expect(needed.filter((name) => !described.has(name))).toEqual([]);
});

test('docs/configuration.md describes each setting once', () => {
  const rows = readFileSync(join(root, 'docs/configuration.md'), 'utf8').match(/^\| `[A-Z][A-Z0-9_]+`/gm) ?? [];
  expect(rows.length).toBe(described.size);
});
