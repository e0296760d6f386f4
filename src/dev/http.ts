import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A running development service. The development services use their own small HTTP helpers instead of the product's platform.
 */
export interface RunningService {
  readonly url: string;
  stop(): Promise<void>;
}

const BODY_LIMIT_BYTES = 64 * 1024;

export type Handler = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void> | void;

/** Listens on the loopback interface only; port 0 takes any free port. A failed request does not affect others. */
export async function listen(name: string, port: number, handler: Handler): Promise<RunningService> {
  const server = createServer((request, response) => void answer(name, handler, request, response));
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(portError(name, port, error)));
    server.listen(port, '127.0.0.1', listening);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

async function answer(name: string, handler: Handler, request: IncomingMessage, response: ServerResponse) {
  try {
    const path = request.url?.split('?')[0] ?? '/';
    await handler(request, response, path);
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    if (!tooLarge) console.error(`${name}:`, error);
    if (response.headersSent) response.destroy();
    else sendJson(response, { status: 'error' }, tooLarge ? 413 : 500);
  }
}

/** A sentence that says which service found its port in use. */
export function portError(name: string, port: number, cause: NodeJS.ErrnoException): Error {
  if (cause.code !== 'EADDRINUSE') return cause;
  return new Error(`${name} için gereken ${port} numaralı port dolu.`, { cause });
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new RangeError('body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await readBody(request)));
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

export function sendHtml(
  response: ServerResponse,
  html: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
  });
  response.end(html);
}

export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' });
  response.end();
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
