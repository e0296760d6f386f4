import type { Server } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/**
 * Milliseconds without any request after which clients count as silent. A proxy that has chosen a kept-alive connection sends
 * its request after a few milliseconds, a busy proxy after some hundred.
 */
const moment = 1_000;
const lookEveryMs = 100;
/** Milliseconds. A turn of the event loop that took longer had so much to read that more data may have arrived meanwhile. */
const calmTurnMs = 1;

/**
 * Graceful shutdown of a server that still gets requests. No request under way may be lost: if a client, such as a proxy, has
 * sent a POST and sees only a closed connection, it can't send the POST again.
 * First the server stops to accept connections: a refused client goes to another process. The kernel resets connections that
 * are not accepted yet, and Node accepts one connection per turn. So the listening socket is closed after a turn in which no
 * connection was waiting. From then on each answer closes its connection. Idle kept-alive connections are closed after a
 * moment without requests, because a proxy goes on using them until then.
 * @returns a function that ends the server. After `limitMs`, unanswered requests are cut off. With `momentMs` 0 it does not
 * wait for silence, for a server that gets no requests any more
 */
export function drainOf(server: Server): (limitMs: number, momentMs?: number) => Promise<void> {
  let draining = false;
  let connections = 0;
  let lastHeard = -Infinity;
  const heard = () => {
    lastHeard = performance.now();
  };
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections += 1;
    // a new connection is about to send a request
    heard();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    heard();
    silent.delete(request.socket);
    // after an answer, the client's next request may be under way
    response.once('close', heard);
    if (draining) response.setHeader('Connection', 'close');
  });

  return async (limitMs, momentMs = moment) => {
    const began = performance.now();
    const [calmUntil, end] = [began + Math.min(momentMs, limitMs), began + limitMs];
    let before: number;
    do {
      before = connections;
      await calmTurn(calmUntil);
    } while (connections > before && performance.now() < calmUntil);
    draining = true;
    const closed = new AbortController();
    // the close() of http.Server would also close kept-alive connections
    Listener.prototype.close.call(server, () => closed.abort());
    while (!closed.signal.aborted && performance.now() < end) {
      // data that have arrived in the sockets are read before clients count as silent
      await calmTurn(performance.now() + lookEveryMs);
      if (performance.now() - lastHeard >= momentMs) {
        server.closeIdleConnections();
        // http does not count these connections as idle, because it waits for their first request
        for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
      }
      await sleep(lookEveryMs, undefined, { signal: closed.signal }).catch(() => undefined);
    }
    server.closeAllConnections();
    server.close();
  };
}

/** Resolves after a short turn of the event loop, in which the sockets had next to nothing to read, or at the time `then`. */
async function calmTurn(then: number): Promise<void> {
  let began: number;
  await turn(); // the current poll of the sockets may be over already
  do {
    began = performance.now();
    await turn();
  } while (performance.now() - began > calmTurnMs && performance.now() < then);
}
