import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { drainOf } from '#platform/http/drain.ts';

const never = 3_600_000;
const moment = 300;

/** A server whose requests the test answers, and clients that keep their connections alive. */
async function listening() {
  const server = createServer({ keepAliveTimeout: never });
  const drain = drainOf(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const arrived = async () => {
    const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    return response;
  };
  const caller = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return async () => {
      const request = get({ port, host: '127.0.0.1', agent });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      response.resume();
      await once(response, 'end');
      return response.headers.connection;
    };
  };
  return { port, server, drain, arrived, caller };
}

const request = 'POST / HTTP/1.1\r\nHost: basamak.test\r\nContent-Length: 0\r\n\r\n';
const heard = async (socket: Socket): Promise<string> => {
  const chunks: string[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const [end] = await Promise.race([once(socket, 'end').then(() => ['']), once(socket, 'error').then(() => ['reset'])]);
  return chunks.join('').toLowerCase() + end;
};
const connectionOf = (answers: string) => answers.match(/connection: [a-z-]+|reset/g);

test('a server that shuts down answers running requests and does not wait for idle connections', async () => {
  const { drain, arrived, caller } = await listening();
  const [kept, busy] = [caller(), caller()];
  const first = kept();
  (await arrived()).end();
  expect(await first).toBe('keep-alive');

  const begun = busy();
  const response = await arrived();
  const ended = drain(never, moment);
  response.end();
  expect(await begun).toBe('keep-alive');
  await ended;
});

test('a request on a kept-alive connection is answered during shutdown, and then the connection closes', async () => {
  const { port, server, drain } = await listening();
  server.on('request', (_, response: ServerResponse) => response.end());
  const [socket, other] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  const [answers, others] = [heard(socket), heard(other)];
  for (const one of [socket, other]) {
    one.write(request);
    await once(server, 'request');
  }
  const ended = drain(never, moment);
  await sleep(moment / 2);
  socket.write(request);
  // each request restarts the wait, because a proxy whose first connection was closed uses its second
  await sleep((moment * 3) / 4);
  other.write(request);
  const last = ['connection: keep-alive', 'connection: close'];
  expect([connectionOf(await answers), connectionOf(await others)]).toEqual([last, last]);
  await ended;
});

test('a request that follows an answer is answered during shutdown, however long the answer before it took', async () => {
  const { port, drain, arrived } = await listening();
  const socket = connect(port, '127.0.0.1');
  const answers = heard(socket);
  socket.write(request);
  const first = await arrived();
  const ended = drain(never, moment);
  await sleep(moment * 1.5);
  first.end();
  await sleep(moment / 2);
  socket.write(request);
  (await arrived()).end();
  expect(connectionOf(await answers)).toEqual(['connection: keep-alive', 'connection: close']);
  await ended;
});

test('connections that wait to be accepted when shutdown begins are all answered', async () => {
  const { port, server, drain } = await listening();
  server.on('request', (_, response: ServerResponse) => response.end());
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  const answers = sockets.map(heard);
  for (const socket of sockets) socket.write(request);
  await Promise.resolve(); // the kernel gets the connections before the server accepts any
  const ended = drain(never, moment);
  await ended;
  expect((await Promise.all(answers)).map((text) => text.match(/http\/1.1 200|reset/)?.[0])).toEqual(
    sockets.map(() => 'http/1.1 200'),
  );
});

test('a busy process closes silent connections too, and ends when none is left', async () => {
  const { port, server, drain } = await listening();
  const socket = connect(port, '127.0.0.1');
  const answers = heard(socket);
  server.on('request', (_, response: ServerResponse) => response.end());
  socket.write(request);
  await once(server, 'request');
  let busy = true;
  const work = () => {
    for (const until = performance.now() + 3; performance.now() < until;);
    if (busy) setImmediate(work);
  };
  work();
  const began = performance.now();
  await drain(moment * 10, moment);
  busy = false;
  expect(performance.now() - began).toBeLessThan(moment * 5);
  expect(connectionOf(await answers)).toEqual(['connection: keep-alive']);
});

test('a connection that sends nothing for a moment is closed, and one that has begun a request is answered', async () => {
  const { port, server, drain } = await listening();
  server.on('request', (_, response: ServerResponse) => response.end());
  const [mute, slow] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  const [nothing, answers] = [heard(mute), heard(slow)];
  slow.write(request.slice(0, 20));
  await sleep(20);
  const ended = drain(never, moment);
  expect(await nothing).toBe('');
  slow.write(request.slice(20));
  expect(connectionOf(await answers)).toEqual(['connection: close']);
  await ended;
});

test('a server that got no request for a moment ends at once', async () => {
  const { port, server, drain } = await listening();
  const socket = connect(port, '127.0.0.1');
  server.on('request', (_, response: ServerResponse) => response.end());
  socket.write(request);
  await once(server, 'request');
  socket.resume();
  await sleep(moment);
  const began = performance.now();
  await drain(never, moment);
  expect(performance.now() - began).toBeLessThan(moment);
});

test('a request that is not answered in time is cut off', async () => {
  const { drain, arrived, caller } = await listening();
  const call = caller()();
  await arrived();
  const [heard] = await Promise.allSettled([call, drain(20)]);
  expect(heard).toMatchObject({ status: 'rejected', reason: { message: 'socket hang up' } });
});
