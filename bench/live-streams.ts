/**
 * Measures how soon 500 live streams get messages, and the memory per stream: three processes, 20 messages a second.
 * `npm run bench:live`
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '#contract/conversation/schemas.ts';
import { answered, inGroups, many } from '#test/support/calls.ts';
import { chattyOrders, everythingToSay } from '#test/support/chats.ts';
import { followStream } from '#test/support/followed-stream.ts';
import globalSetup from '#test/support/global-setup.ts';
import globalTeardown from '#test/support/global-teardown.ts';
import { Market } from '#test/support/market.ts';

const perCustomer = 10;
const customers = 50;
const everyMs = 50;

await globalSetup();
const market = await Market.open();
try {
  const orders = await chattyOrders(market, customers);
  const before = await residentBytes();
  const streams = await inGroups(
    orders.flatMap(({ customer }) => many(perCustomer, (nth) => ({ customer, nth }))),
    25,
    ({ customer, nth }) => followStream(market.shop.urls, customer.token, nth),
  );
  await sleep(2_000);
  const perStream = ((await residentBytes()) - before) / streams.length;

  const sentAt = new Map<string, number>();
  const sending: Promise<unknown>[] = [];
  for (const { say } of everythingToSay(orders)) {
    const at = Date.now();
    sending.push(answered(say).then(({ id }) => sentAt.set(id, at)));
    await sleep(everyMs);
  }
  await Promise.all(sending);
  await sleep(1_000);
  const delays = streams
    .flatMap(({ heard }) => heard.filter(({ type }) => type === 'message'))
    .map(({ data, at }) => at - (sentAt.get((data as Message).id) ?? at))
    .toSorted((a, b) => a - b);
  const quantile = (part: number) => delays[Math.floor((delays.length - 1) * part)];
  console.log(`${streams.length} streams, ${sentAt.size} messages, ${delays.length} deliveries`);
  console.log(`from sending to hearing: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, slowest ${quantile(1)} ms`);
  console.log(`memory of a stream: ${Math.round(perStream / 1024)} KB`);
  for (const stream of streams) stream.close();
} finally {
  await market.close();
  await globalTeardown();
}

/** The resident memory of all processes together. */
async function residentBytes(): Promise<number> {
  const texts = await Promise.all(market.shop.urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0), 0);
}
