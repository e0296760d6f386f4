import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '#main/install.mjs';

test('in production every log line is JSON, also when the start fails', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(ROOT, 'src/main/main.ts')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  const lines = `${stdout}${stderr}`.trim().split('\n');
  expect(status).toBe(1);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ app: 'basamak', msg: expect.stringContaining('DATABASE_URL') }),
  ]);
});
