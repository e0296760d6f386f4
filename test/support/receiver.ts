import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  readonly id: string;
  readonly signatures: number;
  readonly payload: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

/** A webhook receiver as an integrator would write it. It accepts what the public library verifies as signed by us. */
export class Receiver {
  readonly received: Received[] = [];
  /** The answer to the next requests; accepts by default. */
  answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {
    status: 204,
  };
  secret = '';
  url = '';
  readonly #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const headers = request.headers as Record<string, string>;
      try {
        const payload = new Webhook(this.secret).verify(body, headers) as Received['payload'];
        const signatures = headers['webhook-signature']?.split(' ').length ?? 0;
        this.received.push({ id: headers['webhook-id'] ?? '', signatures, payload });
        response.writeHead(this.answer.status, this.answer.headers).end(this.answer.body);
      } catch {
        response.writeHead(401).end('not signed');
      }
    });
  });

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((listening) => receiver.#server.listen(0, '127.0.0.1', listening));
    receiver.url = `http://127.0.0.1:${(receiver.#server.address() as AddressInfo).port}/hooks`;
    return receiver;
  }

  /** The types of the received events, in order of arrival. */
  types(): string[] {
    return this.received.map(({ payload }) => payload.type);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
