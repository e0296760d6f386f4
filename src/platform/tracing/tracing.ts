/**
 * Description of a span. It must never contain user data: no query string, no body, no address, no text that somebody wrote.
 */
export interface Told {
  /** A name of low cardinality: a route's template, a queue, a statement's verb and table. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Attributes;
  /** The `traceparent` of our own trace that this span continues, from a job. */
  readonly parent?: string | undefined;
  /** The `traceparent` of a caller's trace. The span is only linked to that trace, which must not decide what we record. */
  readonly caller?: string | undefined;
}

type Attributes = Readonly<Record<string, string | number>>;

/** Adds attributes to a running span. */
export type Note = (attributes: Attributes) => void;

/** Records spans; a process has one or none. */
export interface Tracer {
  span<T>(told: Told, work: (note: Note) => Promise<T>): Promise<T>;
  /** Whether the running code is part of a recorded trace. */
  isRecording(): boolean;
  /** The running span's id, to continue its trace elsewhere. */
  traceparent(): string | undefined;
  logFields(): LogFields | undefined;
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

export interface LogFields {
  readonly trace_id: string;
  readonly span_id: string;
}

let tracer: Tracer | undefined;

/** Sets the process's tracer; undefined switches tracing off. */
export const recordWith = (other: Tracer | undefined): void => {
  tracer = other;
};

export const isOn = (): boolean => tracer !== undefined;

/** Runs the work as a child span of the running one. */
export const inSpan = <T>(told: Told, work: (note: Note) => Promise<T>): Promise<T> =>
  tracer ? tracer.span(told, work) : work(nothing);

/**
 * Like {@link inSpan}, but only within a recorded trace. Background work, such as that of a connection pool or a sweep, begins
 * no trace.
 */
export const inTrace = <T>(told: () => Told, work: () => Promise<T>): Promise<T> =>
  tracer?.isRecording() ? tracer.span(told(), work) : work();

export const traceparent = (): string | undefined => tracer?.traceparent();

/** Returns a new object each time, because the log writes into it. */
export const logFields = (): object => ({ ...tracer?.logFields() });

const nothing: Note = () => undefined;

/**
 * Traces a call to another system. Only the host is recorded, because paths and queries may name people or contain secrets.
 * The trace is not propagated to the other system.
 */
export const outgoing = <T>(
  method: string,
  to: string,
  work: (answered: (status: number) => void) => Promise<T>,
): Promise<T> => {
  const { host } = new URL(to);
  const attributes = { 'http.request.method': method, 'server.address': host };
  return inSpan({ name: `${method} ${host}`, kind: 'client', attributes }, (note) =>
    work((status) => note({ 'http.response.status_code': status })),
  );
};
