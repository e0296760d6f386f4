import { expect, test } from '@jest/globals';
import { createLog } from '#platform/log/log.ts';

/** As the pool of `pg` reports the loss of an idle connection. */
const lost = () =>
  Object.assign(new Error('Connection terminated unexpectedly'), { client: { processID: 71, secretKey: 987654321 } });

test.each([
  ['alone', lost()],
  ['as a cause', new Error('the queue failed', { cause: lost() })],
  ['among others', new AggregateError([lost(), new Error('another')], 'no address answered')],
])('the error of a lost connection is logged without its client: %s', (_, err) => {
  const lines: string[] = [];
  createLog('warn', { write: (line) => lines.push(line) }).warn({ err }, 'live: a database connection was lost');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Connection terminated unexpectedly');
  expect(lines[0]).not.toContain('987654321');
});
