import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A proxy between an API process and PostgreSQL that loses answers: after every `every`-th COMMIT the connection breaks
 * before the API gets the answer, although the server has carried it out.
 */
export class CommitThief {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** The answer to every `every`-th COMMIT is lost. With 0 no answer is lost, so that a process can start. */
  every = 0;
  #commits = 0;
  #cut = 0;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#server = createServer((client) => this.#carry(client, connect(target)));
  }

  /** @param databaseUrl of PostgreSQL. */
  static async before(databaseUrl: string): Promise<CommitThief> {
    const { hostname, port } = new URL(databaseUrl);
    const thief = new CommitThief({ host: hostname, port: Number(port || 5432) });
    thief.#server.listen(0, '127.0.0.1');
    await once(thief.#server, 'listening');
    return thief;
  }

  /** The URL of the same database through this proxy. */
  through(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy has no TCP port');
    url.hostname = '127.0.0.1';
    url.port = String(address.port);
    return url.href;
  }

  get cut(): number {
    return this.#cut;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #carry(client: Socket, postgres: Socket): void {
    const messages = new FrontendMessages();
    let robbed = false;
    const end = () => {
      client.destroy();
      postgres.destroy();
    };
    for (const socket of [client, postgres]) {
      this.#sockets.add(socket);
      socket.on('error', end).on('close', () => {
        this.#sockets.delete(socket);
        end();
      });
    }
    client.on('data', (chunk: Buffer) => {
      robbed ||= messages.commitsIn(chunk) > 0 && this.#isNext();
      postgres.write(chunk);
    });
    postgres.on('data', (chunk: Buffer) => {
      // PostgreSQL answers after it has carried out the COMMIT
      if (robbed) end();
      else client.write(chunk);
    });
  }

  #isNext(): boolean {
    if (this.every === 0 || ++this.#commits % this.every !== 0) return false;
    this.#cut++;
    return true;
  }
}

/** Reads the client's side of PostgreSQL's protocol as far as needed: type, length and text of simple queries. */
class FrontendMessages {
  #rest: Buffer = Buffer.alloc(0);
  /** The first message of a connection has no type. */
  #started = false;

  commitsIn(chunk: Buffer): number {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    let commits = 0;
    for (;;) {
      const header = this.#started ? 1 : 0;
      if (this.#rest.length < header + 4) return commits;
      const end = header + this.#rest.readInt32BE(header);
      if (this.#rest.length < end) return commits;
      const text = this.#rest.subarray(header + 4, end).toString('latin1');
      if (this.#started && this.#rest[0] === SIMPLE_QUERY && /^\s*commit\b/i.test(text)) commits++;
      this.#started = true;
      this.#rest = this.#rest.subarray(end);
    }
  }
}

const SIMPLE_QUERY = 'Q'.charCodeAt(0);
