import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A statement that a client sent on one connection. */
export interface Statement {
  readonly connection: number;
  readonly application: string;
  readonly sql: string;
  /** Statements of one round trip have the same number: no answer came between them. */
  readonly trip: number;
}

export interface CountingProxy {
  /** The database behind the proxy. */
  readonly url: string;
  /** The statements executed since the last call. */
  take(): Statement[];
  stop(): Promise<void>;
}

/**
 * A proxy in front of PostgreSQL that records executed statements: `Query` messages, and `Execute` with the text of the last
 * `Parse`. A statement that the connection has prepared before by name sends no `Parse`, so its recorded text is wrong.
 */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  let statements: Statement[] = [];
  let connection = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const number = ++connection;
    const database = connect(Number(target.port), target.hostname);
    let [trip, answered] = [0, true];
    const reader = new FrontendReader((application, sql) =>
      statements.push({ connection: number, application, sql, trip }),
    );
    client.on('data', (chunk) => {
      if (answered) trip++;
      answered = false;
      reader.read(chunk);
    });
    database.on('data', () => (answered = true));
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => [client, database].forEach((each) => each.destroy()));
      socket.on('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The client's half of PostgreSQL's protocol, version 3, without TLS. */
class FrontendReader {
  readonly #executed: (application: string, sql: string) => void;
  #rest = Buffer.alloc(0);
  #application: string | undefined;
  #parsed = '';

  constructor(executed: (application: string, sql: string) => void) {
    this.#executed = executed;
  }

  read(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      // the first message has no type
      const at = this.#application === undefined ? 0 : 1;
      if (this.#rest.length < at + 4) return;
      const end = at + this.#rest.readUInt32BE(at);
      if (this.#rest.length < end) return;
      const content = this.#rest.subarray(at + 4, end);
      if (at === 0) this.#application = startup(content).application_name ?? '';
      else this.#message(String.fromCharCode(this.#rest[0] ?? 0), content);
      this.#rest = this.#rest.subarray(end);
    }
  }

  #message(type: string, content: Buffer): void {
    const strings = () => content.toString('utf8').split('\0');
    if (type === 'Q') this.#executed(this.#application ?? '', strings()[0] ?? '');
    if (type === 'P') this.#parsed = strings()[1] ?? '';
    if (type === 'E') this.#executed(this.#application ?? '', this.#parsed);
  }
}

function startup(content: Buffer): Record<string, string> {
  const words = content.subarray(4).toString('utf8').split('\0');
  return Object.fromEntries(words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? '']] : [])));
}

export interface SentTransaction {
  /** `begin` and `commit` included. */
  readonly statements: readonly string[];
  readonly roundTrips: number;
}

/** The transactions on the connections of one application. */
export function transactionsOf(statements: readonly Statement[], application: string): SentTransaction[] {
  const open = new Map<number, Statement[]>();
  const ended: SentTransaction[] = [];
  for (const statement of statements.filter((each) => each.application === application)) {
    const { connection, sql } = statement;
    if (/^(begin|start transaction)/i.test(sql)) open.set(connection, [statement]);
    else open.get(connection)?.push(statement);
    const transaction = open.get(connection);
    if (transaction && /^(commit|rollback)$/i.test(sql)) {
      const roundTrips = new Set(transaction.map(({ trip }) => trip)).size;
      ended.push({ statements: transaction.map((each) => each.sql), roundTrips });
      open.delete(connection);
    }
  }
  return ended;
}
