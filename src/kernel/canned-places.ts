import { folded } from './search.ts';

/** Places in a canned answer, filled in where it is used: the user's first name, the number of the order it is about. */
export const cannedPlaceholders = ['ad', 'siparis'] as const;
export type CannedPlaceholder = (typeof cannedPlaceholders)[number];

const place = /\{(\p{L}+)\}/gu;

/** Case and accents do not count: `{Sipariş}` is `{siparis}`. */
const placeholderOf = (written: string): CannedPlaceholder | undefined => {
  const name = folded(written);
  return cannedPlaceholders.find((known) => known === name);
};

/** Every place that a text has, as it is written; `name` is missing where nothing would fill it in. */
export const cannedPlaces = (text: string): { readonly written: string; readonly name?: CannedPlaceholder }[] =>
  [...text.matchAll(place)].map(([written, inside = '']) => {
    const name = placeholderOf(inside);
    return name ? { written, name } : { written };
  });

/** The text with its known places filled in; a place for which there is no value stays as it is. */
export const withPlaces = (text: string, valueOf: (name: CannedPlaceholder) => string | null): string =>
  text.replaceAll(place, (written: string, inside: string) => {
    const name = placeholderOf(inside);
    return (name && valueOf(name)) ?? written;
  });
