import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { endOf } from '#platform/net/answer.ts';

test('a time limit that expires while nothing awaits it causes no unhandled rejection', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', hear);
  const over = endOf(AbortSignal.timeout(10));
  await sleep(50);
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
  await expect(over).rejects.toThrow('timeout');
});
