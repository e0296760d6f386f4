import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** `refused`: nothing listens; `silent`: data is held back without an error; `slow`: answers are two seconds late. */
export type Condition = 'whole' | 'refused' | 'silent' | 'slow';
const lateBy = 2_000;

/** A proxy between an API process and PostgreSQL that a test can break and repair. */
export class Line {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #condition: Condition = 'whole';
  #mended = Promise.withResolvers<void>();

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
  }

  static async to(databaseUrl: string): Promise<Line> {
    const { hostname, port } = new URL(databaseUrl);
    const line = new Line({ host: hostname, port: Number(port || 5432) });
    await line.#open();
    return line;
  }

  /** The URL of the same database through this proxy. */
  through(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  async become(condition: Condition): Promise<void> {
    if (this.#condition === 'refused') await this.#open();
    this.#condition = condition;
    if (condition === 'refused') await this.#close();
    if (condition !== 'silent') this.#mended.resolve();
    else this.#mended = Promise.withResolvers<void>();
  }

  async end(): Promise<void> {
    this.#mended.resolve();
    await this.#close();
  }

  async #open(): Promise<void> {
    this.#server = createServer((client) => this.#carry(client, connect(this.#target)));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address !== null && typeof address !== 'string') this.#port = address.port;
  }

  async #close(): Promise<void> {
    const closed = this.#server?.listening ? once(this.#server, 'close') : undefined;
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #carry(client: Socket, postgres: Socket): void {
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
    this.#pass(client, postgres);
    this.#pass(postgres, client, () => (this.#condition === 'slow' ? lateBy : 0));
  }

  /** Keeps the order of the data through all changes of condition. */
  #pass(from: Socket, to: Socket, lateness = () => 0): void {
    let before = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      const late = lateness();
      const waited = late > 0 ? new Promise<void>((arrive) => setTimeout(arrive, late)) : undefined;
      before = before
        .then(() => waited)
        .then(() => (this.#condition === 'silent' ? this.#mended.promise : undefined))
        .then(() => void (to.destroyed || to.write(chunk)));
    });
  }
}
