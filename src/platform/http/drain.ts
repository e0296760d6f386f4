import type { Server } from 'node:http';

const lookEveryMs = 100;

/**
 * How a server ends while it is called: no new connection, every answer from now on is the last of its connection, and a
 * connection that waits for its next request is closed. A proxy that keeps connections would hold it open to the limit.
 * @returns ends the server; whoever is not answered after `limitMs` is cut off
 */
export function drainOf(server: Server): (limitMs: number) => Promise<void> {
  let draining = false;
  server.prependListener('request', (_request, response) => {
    if (draining) response.setHeader('Connection', 'close');
  });
  return async (limitMs) => {
    draining = true;
    const closed = new Promise<void>((done) => server.close(() => done()));
    const idle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
    await Promise.race([closed, new Promise((late) => setTimeout(late, limitMs).unref())]);
    clearInterval(idle);
    server.closeAllConnections();
  };
}
