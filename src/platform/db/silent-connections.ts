import type { Client, Pool, PoolClient } from 'pg';

/** Milliseconds without an answer after which a connection is taken for dead: the server ends each statement after five seconds. */
const silentAfter = 5_300;

/** For one transaction: a statement of it may take as long as it does. */
export const endlessStatements = 'set local statement_timeout = 0';

type Query = (...asked: readonly unknown[]) => unknown;

/**
 * Ends connections whose server does not answer any more. Where the line between has gone dead nobody says so, and what
 * waits there would wait until the kernel gives up, a quarter of an hour; whoever comes next needs a new connection.
 */
export const endSilent = (pool: Pool): void => {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    let awaited = 0;
    let endless = false;
    let patience: NodeJS.Timeout | undefined;
    const heard = () => {
      clearTimeout(patience);
      // a client that waits for an answer ends by cutting its socket
      if (awaited > 0 && !endless) patience = setTimeout(() => void (client as unknown as Client).end(), silentAfter);
    };
    const watched: Query = (...asked) => {
      const [text] = asked;
      if (text === endlessStatements) endless = true;
      else if (typeof text === 'string' && /^\s*(commit|rollback)\b/i.test(text)) endless = false;
      const answer = query(...asked);
      if (!(answer instanceof Promise)) return answer;
      awaited += 1;
      heard();
      const end = () => {
        awaited -= 1;
        heard();
      };
      answer.then(end, end);
      return answer;
    };
    Object.assign(client, { query: watched });
  });
};
