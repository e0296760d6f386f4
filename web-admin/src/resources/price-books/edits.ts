import {
  faultsOf,
  numberAt,
  pointerTo,
  type PriceBook,
  priceBounds,
  type PriceField,
  priceFields,
  type PricePath,
} from '#contract/price-words.ts';
import { readNumber, shown } from './price-tables.ts';

/** What was typed and not published, by the field's pointer. Kept as text: what can't be read is kept too. */
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

/** What is wrong, by the field's pointer. */
export const faultTexts = (book: PriceBook, edits: Edits): ReadonlyMap<string, string> => {
  const unitOf = new Map(priceFields.map(({ path, unit }) => [pointerTo(path), unit]));
  const faults = faultsOf(edited(book, edits)).map(({ path, code }): [string, string] => {
    const { least, most } = priceBounds[unitOf.get(pointerTo(path)) ?? 'price'];
    const unit = unitOf.get(pointerTo(path)) ?? 'price';
    return [
      pointerTo(path),
      code === 'price_falls'
        ? 'Bir öncekinden düşük olamaz.'
        : `${shown(unit, least)} – ${shown(unit, most)} arası olmalı.`,
    ];
  });
  const unreadable = priceFields.flatMap(({ path, unit }): [string, string][] => {
    const text = edits[pointerTo(path)];
    if (text === undefined || readNumber(unit, text) !== null) return [];
    return [[pointerTo(path), unit === 'price' ? 'Tutarı 1.234,50 gibi yaz.' : 'Tam sayı yaz.']];
  });
  return new Map([...faults, ...unreadable]);
};
