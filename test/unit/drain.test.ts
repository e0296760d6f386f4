import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { drainOf } from '#platform/http/drain.ts';

const never = 3_600_000;

/** A server that answers when it is told to, and callers who keep their connections. */
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
  return { port, drain, arrived, caller };
}

test('a server that ends answers what it has begun and does not wait for connections that are only kept', async () => {
  const { drain, arrived, caller } = await listening();
  const [kept, busy] = [caller(), caller()];
  const first = kept();
  (await arrived()).end();
  expect(await first).toBe('keep-alive');

  const begun = busy();
  const response = await arrived();
  const ended = drain(never);
  response.end();
  expect(await begun).toBe('keep-alive');
  await ended;
});

test('what comes on a connection that is still open is answered as its last', async () => {
  const { port, drain, arrived } = await listening();
  const socket = connect(port, '127.0.0.1');
  const request = 'GET / HTTP/1.1\r\nHost: basamak.test\r\n\r\n';
  socket.write(request);
  const first = await arrived();
  const ended = drain(never);
  // while the first is not answered, nobody takes the connection for idle
  socket.write(request);
  const second = await arrived();
  first.end();
  second.end();
  const heard = (await socket.toArray()).join('').toLowerCase();
  expect(heard.match(/connection: [a-z-]+/g)).toEqual(['connection: keep-alive', 'connection: close']);
  await ended;
});

test('whoever is not answered in time is cut off', async () => {
  const { drain, arrived, caller } = await listening();
  const call = caller()();
  await arrived();
  const [heard] = await Promise.allSettled([call, drain(20)]);
  expect(heard).toMatchObject({ status: 'rejected', reason: { message: 'socket hang up' } });
});
