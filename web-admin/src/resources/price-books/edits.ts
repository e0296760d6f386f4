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

/** What was typed and not published, by the field's pointer, the latest last. Kept as text: what can't be read is kept too. */
export type Edits = Readonly<Record<string, string>>;

/** A copy of the book with this number; the parts beside its way stay the same. */
const withNumber = (book: unknown, [name, ...rest]: PricePath, value: number): unknown => {
  if (name === undefined) return value;
  const inner: unknown = Reflect.get(Object(book), name);
  const changed = withNumber(inner, rest, value);
  return Array.isArray(book) ? book.with(Number(name), changed) : { ...Object(book), [name]: changed };
};

/** The book as it would be published. Fields that can't be read are as they were; {@link faultTexts} names them. */
export const edited = (book: PriceBook, edits: Edits): PriceBook =>
  priceFields.reduce<unknown>((draft, { path, unit }) => {
    const text = edits[pointerTo(path)];
    const value = text === undefined ? null : readNumber(unit, text);
    return value === null ? draft : withNumber(draft, path, value);
  }, book) as PriceBook;

/** The edits with this field typed; a field that says what the book says is no edit. */
export const typed = (edits: Edits, book: PriceBook, { path, unit }: PriceField, text: string): Edits => {
  const { [pointerTo(path)]: _, ...others } = edits;
  return readNumber(unit, text) === numberAt(book, path) ? others : { ...others, [pointerTo(path)]: text };
};

/** What is wrong, by the field's pointer; of two prices that don't rise it is said at the one that was typed last. */
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

/** What is paid by the point is weighed by as many as a rung has. */
const weighed = (one: PriceField, other: PriceField, which: 'yüksek' | 'düşük'): string => {
  const [times, otherTimes] = [timesInRung(one.path), timesInRung(other.path)];
  const self = times > otherTimes ? `${times} katı ` : '';
  const than = otherTimes > times ? `değerinin ${otherTimes} katından` : 'değerinden';
  return `${self}“${fieldLabel(other)}” ${than} ${which} olamaz.`;
};
