/** What a span is about. Never a value of anybody's: no query string, no body, no address, no text that somebody wrote. */
export interface Told {
  /** Of few different ones: a route's template, a queue, a statement's verb and table. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Attributes;
  /** The `traceparent` of what this goes on with: our own, out of a job. */
  readonly parent?: string | undefined;
  /** The `traceparent` of a trace of somebody else's: it is only named, for it must not decide what we record. */
  readonly caller?: string | undefined;
}

export type Attributes = Readonly<Record<string, string | number>>;

/** Adds what is known only at its end. */
export type Note = (attributes: Attributes) => void;

/** What records; there is one in a process, or none. */
export interface Tracer {
  span<T>(told: Told, work: (note: Note) => Promise<T>): Promise<T>;
  /** Whether what runs here is part of a trace that is recorded. */
  isRecording(): boolean;
  /** Names what runs here to whoever goes on with it. */
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

/** From now on this one records; without one nothing does. */
export const recordWith = (other: Tracer | undefined): void => {
  tracer = other;
};

export const isOn = (): boolean => tracer !== undefined;

/** Does the work as a span, within the one that runs. */
export const inSpan = <T>(told: Told, work: (note: Note) => Promise<T>): Promise<T> =>
  tracer ? tracer.span(told, work) : work(nothing);

/** The same where a trace is recorded; what nobody asked for (a pool's connections, a sweep) begins none. */
export const inTrace = <T>(told: () => Told, work: () => Promise<T>): Promise<T> =>
  tracer?.isRecording() ? tracer.span(told(), work) : work();

export const traceparent = (): string | undefined => tracer?.traceparent();

/** Another object each time: the log writes into it. */
export const logFields = (): object => ({ ...tracer?.logFields() });

const nothing: Note = () => undefined;

/**
 * A call to another system, by its host and nothing else of its address: paths and queries may name people or hold secrets.
 * The trace is not carried there.
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
