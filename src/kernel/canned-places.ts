import { folded } from './search.ts';

/** Placeholders in a canned answer, filled in when it is used: the user's first name, and the number of the order. */
const cannedPlaceholders = ['ad', 'siparis'] as const;
export type CannedPlaceholder = (typeof cannedPlaceholders)[number];

const place = /\{(\p{L}+)\}/gu;

/** Case and accents do not count: `{Sipariş}` is `{siparis}`. */
const placeholderOf = (written: string): CannedPlaceholder | undefined => {
  const name = folded(written);
  return cannedPlaceholders.find((known) => known === name);
};

/** Every placeholder of a text as written; `name` is absent for an unknown one. */
export const cannedPlaces = (text: string): { readonly written: string; readonly name?: CannedPlaceholder }[] =>
  [...text.matchAll(place)].map(([written, inside = '']) => {
    const name = placeholderOf(inside);
    return name ? { written, name } : { written };
  });

/** The text with its known placeholders filled in. A placeholder without a value stays as it is. */
export const withPlaces = (text: string, valueOf: (name: CannedPlaceholder) => string | null): string =>
  text.replaceAll(place, (written: string, inside: string) => {
    const name = placeholderOf(inside);
    return (name && valueOf(name)) ?? written;
  });
