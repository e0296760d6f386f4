/** Samplers by OpenTelemetry's names. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TracingSettings {
  /** The receiver's full address: `https://collector.example/v1/traces`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  readonly sampler: (typeof samplers)[number];
  /** For the `…ratio` samplers: the part of traces that is recorded, from 0 to 1. */
  readonly ratio: number;
}
