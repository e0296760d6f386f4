import {
  faultsOf,
  numberAt,
  pointerTo,
  type PriceBook,
  priceBounds,
  type PriceField,
  priceFields,
  type PricePath,
  timesInRung,
} from '#contract/pricing/price-book-rules.ts';
import { fieldLabel, readNumber, shown } from './price-tables.ts';

/** Unpublished input by the field's JSON pointer, latest last. It is text, so that invalid input is kept too. */
export type Edits = Readonly<Record<string, string>>;

/** A copy of the book with one number replaced. Unchanged parts are shared. */
const withNumber = (book: unknown, [name, ...rest]: PricePath, value: number): unknown => {
  if (name === undefined) return value;
  const inner: unknown = Reflect.get(Object(book), name);
  const changed = withNumber(inner, rest, value);
  return Array.isArray(book) ? book.with(Number(name), changed) : { ...Object(book), [name]: changed };
};

/**
 * The book as it would be published. A field with invalid input keeps its old value; {@link faultTexts} names the
 * fault.
 */
export const edited = (book: PriceBook, edits: Edits): PriceBook =>
  priceFields.reduce<unknown>((draft, { path, unit }) => {
    const text = edits[pointerTo(path)];
    const value = text === undefined ? null : readNumber(unit, text);
    return value === null ? draft : withNumber(draft, path, value);
  }, book) as PriceBook;

/** Adds input to the edits. Input equal to the book's value is not an edit. */
export const typed = (edits: Edits, book: PriceBook, { path, unit }: PriceField, text: string): Edits => {
  const { [pointerTo(path)]: _, ...others } = edits;
  return readNumber(unit, text) === numberAt(book, path) ? others : { ...others, [pointerTo(path)]: text };
};

/**
 * Faults by the field's pointer. If two prices are not in rising order, the fault is at the price that was typed last.
 */
export const faultTexts = (book: PriceBook, edits: Edits): ReadonlyMap<string, string> => {
  const order = Object.keys(edits);
  const typedAt = (field: PriceField) => order.indexOf(pointerTo(field.path));
  const faults = faultsOf(edited(book, edits)).map(({ path, below }): [string, string] => {
    const field = fieldAt(path);
    if (!below) return [pointerTo(path), boundsText(field)];
    const lower = fieldAt(below);
    return typedAt(lower) > typedAt(field)
      ? [pointerTo(below), weighed(lower, field, 'yüksek')]
      : [pointerTo(path), weighed(field, lower, 'düşük')];
  });
  const unreadable = order.flatMap((pointer): [string, string][] => {
    const { unit } = fieldOf.get(pointer) ?? {};
    if (unit === undefined || readNumber(unit, edits[pointer] ?? '') !== null) return [];
    return [[pointer, unit === 'price' ? 'Tutarı 1.234,50 gibi yaz.' : 'Tam sayı yaz.']];
  });
  return new Map([...faults, ...unreadable]);
};

const fieldOf = new Map(priceFields.map((field) => [pointerTo(field.path), field]));
const fieldAt = (path: PricePath): PriceField => {
  const field = fieldOf.get(pointerTo(path));
  if (!field) throw new Error(`the book has nothing at ${pointerTo(path)}`);
  return field;
};

const boundsText = ({ unit }: PriceField): string => {
  const { least, most } = priceBounds[unit];
  return `${shown(unit, least)} – ${shown(unit, most)} arası olmalı.`;
};

/**
 * The text of a fault between two prices. A price per point is multiplied by the points of a rung before it is compared
 * with a price per rung.
 */
const weighed = (one: PriceField, other: PriceField, which: 'yüksek' | 'düşük'): string => {
  const [times, otherTimes] = [timesInRung(one.path), timesInRung(other.path)];
  const self = times > otherTimes ? `${times} katı ` : '';
  const than = otherTimes > times ? `değerinin ${otherTimes} katından` : 'değerinden';
  return `${self}“${fieldLabel(other)}” ${than} ${which} olamaz.`;
};
