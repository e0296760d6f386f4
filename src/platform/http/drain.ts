import type { Server } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/**
 * Milliseconds without a word from anybody after which nobody is taken to be sending: a proxy that has chosen a kept
 * connection for its request needs a few, a busy one some hundred.
 */
const moment = 1_000;
const lookEveryMs = 100;
/** A turn of the event loop that takes longer had so much to read that something may have come behind it. */
const calmTurnMs = 1;

/**
 * How a server ends while it is called, without losing a request that is on its way: who sent a POST and hears nothing
 * but a closed connection, as a proxy, can't send it again.
 *
 * First no new connection: whoever is refused goes to another process. The kernel resets what it has not handed over, and
 * Node takes one connection a turn, so the listening socket closes after a turn in which none was waiting. From then on
 * each answer is the last of its connection, and kept ones are closed when nobody has said anything for a moment:
 * a proxy goes on using them until they are used up and it is refused.
 * @returns ends the server; whoever is not answered after `limitMs` is cut off. Without `momentMs` nothing is waited for:
 * for a server that nobody calls any more
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
    // who has connected is about to say something
    heard();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    heard();
    silent.delete(request.socket);
    // who has their answer may have the next request on its way
    response.once('close', heard);
    if (draining) response.setHeader('Connection', 'close');
  });

  return async (limitMs, momentMs = moment) => {
    const began = performance.now();
    const [patience, end] = [began + Math.min(momentMs, limitMs), began + limitMs];
    let before: number;
    do {
      before = connections;
      await calmTurn(patience);
    } while (connections > before && performance.now() < patience);
    draining = true;
    const closed = new AbortController();
    // http's own close() closes kept connections as well
    Listener.prototype.close.call(server, () => closed.abort());
    while (!closed.signal.aborted && performance.now() < end) {
      // what lies in the sockets is read before anybody is taken to be silent
      await calmTurn(performance.now() + lookEveryMs);
      if (performance.now() - lastHeard >= momentMs) {
        server.closeIdleConnections();
        // which to http are not idle: a request is awaited
        for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
      }
      await sleep(lookEveryMs, undefined, { signal: closed.signal }).catch(() => undefined);
    }
    server.closeAllConnections();
    server.close();
  };
}

/** Resolves behind a look at all sockets that found next to nothing to do, or then. */
async function calmTurn(then: number): Promise<void> {
  let began: number;
  await turn(); // behind a look that may have been over when this was called
  do {
    began = performance.now();
    await turn();
  } while (performance.now() - began > calmTurnMs && performance.now() < then);
}
