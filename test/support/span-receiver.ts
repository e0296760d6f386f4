import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeardSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly links?: readonly { readonly traceId: string }[];
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** Receives spans as an OpenTelemetry collector does: OTLP over HTTP, in JSON. */
export interface SpanReceiver {
  readonly url: string;
  readonly spans: readonly HeardSpan[];
  /** The paths and bodies of all requests. */
  readonly text: () => string;
  stop(): Promise<void>;
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly HeardSpan[] }[] }[];
}

export async function startSpanReceiver(): Promise<SpanReceiver> {
  const spans: HeardSpan[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      texts.push(request.url ?? '', text);
      const { resourceSpans } = JSON.parse(text) as Sent;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => texts.join('\n'),
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
