import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between an API process and PostgreSQL. While it is dead nothing gets through, and nobody is told. */
export class DeadLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #dead = false;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#server = createServer((client) => this.#carry(client, connect(target)));
  }

  /** @param databaseUrl where PostgreSQL is. */
  static async before(databaseUrl: string): Promise<DeadLine> {
    const { hostname, port } = new URL(databaseUrl);
    const line = new DeadLine({ host: hostname, port: Number(port || 5432) });
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  /** The same database, by way of the line. */
  through(databaseUrl: string): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(address.port) }).href;
  }

  /** From now on what is sent is held back; what stands then never comes to life again. */
  die(): void {
    this.#dead = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** New connections come through. */
  live(): void {
    this.#dead = false;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #carry(client: Socket, postgres: Socket): void {
    for (const [from, to] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      this.#sockets.add(from);
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      from.on('data', (chunk: Buffer) => to.write(chunk));
      if (this.#dead) from.pause();
    }
  }
}
