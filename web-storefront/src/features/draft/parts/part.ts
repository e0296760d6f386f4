import type { Service } from '#contract/vocabulary.ts';
import type { Choices, Draft } from '../choices.ts';

/** Called with each choice from a link or from storage that is no longer available. */
export type Lost = (what: string) => void;

type FieldName = Draft extends infer D ? (D extends unknown ? keyof D : never) : never;
/** All fields that a draft of any service can have. */
export type SentFields = { readonly [F in FieldName]?: unknown };

/** One part of an order form: a few choices with their defaults, checks and request fields. */
export interface Part<Own extends keyof Choices, Sent extends FieldName> {
  readonly own: readonly Own[];
  readonly defaults: (service: Service) => Pick<Choices, Own>;
  /** Takes the valid choices from a link or from storage. All other choices keep their former values. */
  readonly revive: (given: Readonly<Record<string, unknown>>, before: Choices, lost: Lost) => Pick<Choices, Own>;
  readonly send: (choices: Choices) => Pick<SentFields, Sent>;
  /** What the customer must still choose before a price is asked for. */
  readonly missing?: (choices: Choices) => string | null;
}

/** Keeps the literal names of a part's fields in its type. */
export const part = <const Own extends keyof Choices, const Sent extends FieldName>(
  described: Part<Own, Sent>,
): Part<Own, Sent> => described;

export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : '?';

/** The value if it is one of `values`, else the former value. An unknown value is reported as lost. */
export function oneOf<V extends string>(name: string, values: readonly V[], value: unknown, before: V, lost: Lost): V {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined && value !== undefined) lost(`${name}: ${asText(value)}`);
  return found ?? before;
}

export function someOf<V extends string>(
  name: string,
  values: readonly V[],
  chosen: unknown,
  before: readonly V[],
  most: number,
  lost: Lost,
): readonly V[] {
  if (!Array.isArray(chosen)) return before;
  const wanted: readonly unknown[] = [...new Set<unknown>(chosen)];
  for (const value of wanted) if (!values.some((known) => known === value)) lost(`${name}: ${asText(value)}`);
  return values.filter((value) => wanted.includes(value)).slice(0, most);
}

export const textUpTo = (most: number, value: unknown, before: string): string =>
  typeof value === 'string' ? value.slice(0, most) : before;

/** A whole number, clamped to the bounds. */
export const within = (least: number, most: number, value: unknown, before: number): number =>
  Number.isInteger(value) ? Math.min(most, Math.max(least, Number(value))) : Math.min(most, Math.max(least, before));

/** Two whole numbers, of which the second is greater by at least `gap`. */
export function spanWithin(
  least: number,
  most: number,
  value: unknown,
  before: { readonly from: number; readonly to: number },
  gap = 1,
): { readonly from: number; readonly to: number } {
  const given = record(value);
  const from = within(least, most - gap, given.from, before.from);
  const to = within(least + gap, most, given.to, before.to);
  return to - from >= gap ? { from, to } : { from: before.from, to: before.to };
}
