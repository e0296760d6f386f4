/** As OpenTelemetry names them. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TracingSettings {
  /** Where spans go, whole: `https://collector.example/v1/traces`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  readonly sampler: (typeof samplers)[number];
  /** Of `…ratio`: which part is recorded. */
  readonly ratio: number;
}
