import { setTimeout as sleep } from 'node:timers/promises';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { DomainError } from '#kernel/refusal.ts';
import { sqlState } from '../db/sql-state.ts';
import type { Log } from '../log/log.ts';
import { complaintsTo } from './diagnostics.ts';
import type { TracingSettings } from './settings.ts';
import type { LogFields, Note, Told, Tracer } from './tracing.ts';

/** Milliseconds that a stopping process waits to send its last spans. */
const timeoutMs = 2_000;
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
const propagator = new W3CTraceContextPropagator();

/**
 * Sends spans by OpenTelemetry to any OTLP receiver. Our own code makes the spans; no module is patched. So the order in which
 * modules are loaded does not matter, and a span contains only data that our code has put in.
 */
export class OpenTelemetry implements Tracer {
  readonly #provider: TracerProvider;
  readonly #contexts = new AsyncLocalStorageContextManager().enable();

  constructor({ url, headers, service, sampler, ratio }: TracingSettings, log: Log) {
    diag.setLogger(complaintsTo(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      sampler: samplerOf(sampler, ratio),
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url, headers: { ...headers } }),
          scheduledDelayMillis: 1_000,
        }),
      ],
    });
  }

  async span<T>({ name, kind, attributes = {}, parent, caller }: Told, work: (note: Note) => Promise<T>): Promise<T> {
    const within = parent === undefined ? this.#contexts.active() : contextOf(parent);
    const named = caller === undefined ? undefined : trace.getSpanContext(contextOf(caller));
    const links = named ? [{ context: named }] : [];
    const span = this.#provider
      .getTracer('basamak')
      .startSpan(name, { kind: kinds[kind], attributes: { ...attributes }, links }, within);
    try {
      return await this.#contexts.with(trace.setSpan(within, span), () =>
        work((more) => void span.setAttributes({ ...more })),
      );
    } catch (error) {
      span.setAttribute('error.type', typeOf(error)).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  isRecording(): boolean {
    return trace.getSpan(this.#contexts.active())?.isRecording() ?? false;
  }

  traceparent(): string | undefined {
    const carrier: Record<string, string> = {};
    propagator.inject(this.#contexts.active(), carrier, defaultTextMapSetter);
    return carrier['traceparent'];
  }

  logFields(): LogFields | undefined {
    const here = trace.getSpanContext(this.#contexts.active());
    return here && { trace_id: here.traceId, span_id: here.spanId };
  }

  async stop(): Promise<void> {
    // a receiver that does not answer must not delay the shutdown
    const sent = this.#provider.shutdown().catch(() => undefined);
    await Promise.race([sent, sleep(timeoutMs, undefined, { ref: false })]);
    this.#contexts.disable();
    diag.disable();
  }
}

const contextOf = (traceparent: string): Context =>
  propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);

/** The type of an error, and never its message, because PostgreSQL's messages contain values. */
const typeOf = (error: unknown): string =>
  error instanceof DomainError ? error.code : (sqlState(error) ?? (error instanceof Error ? error.name : 'unknown'));

const samplerOf = (name: TracingSettings['sampler'], ratio: number): Sampler => {
  const [, parentBased, root = ''] = /^(parentbased_)?(.+)$/.exec(name) ?? [];
  const sampler =
    root === 'traceidratio'
      ? new TraceIdRatioBasedSampler(ratio)
      : root === 'always_off'
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler();
  return parentBased === undefined ? sampler : new ParentBasedSampler({ root: sampler });
};
