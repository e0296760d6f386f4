import { expect, test } from '@jest/globals';
import { Metrics } from '#platform/metrics/metrics.ts';

const standing = { table: 'message', monthsAhead: 3, rowsBeside: 7 };

test('the two gauges of partitions share one query per scrape', async () => {
  const metrics = new Metrics();
  let asked = 0;
  metrics.partitions(async () => {
    asked++;
    return [standing];
  });
  const text = await metrics.text();
  expect(text).toContain('database_months_ahead{table="message"} 3');
  expect(text).toContain('database_rows_beside{table="message"} 7');
  expect(asked).toBe(1);
  await metrics.text();
  expect(asked).toBe(2);
});

test('a database that does not answer delays no scrape, and is not queried again until it does', async () => {
  const metrics = new Metrics();
  let asked = 0;
  const never = () => {
    asked++;
    return new Promise<never>(() => undefined);
  };
  metrics.partitions(never);
  metrics.openDifferences(() => new Promise<never>(() => undefined));
  await metrics.text();
  expect(await metrics.text()).toContain('live_streams 0');
  expect(asked).toBe(1);
});
