import * as z from 'zod/mini';

// What forms to the house say when a field is not as it should be (specification §8).

export const NOT_FILLED = 'Doldurulmayan ya da hatalı alan var. İşaretli alanlara bak.';

/** A text of a length between these; an empty one is told apart from a short one. */
export const written = ({ least, most }: { readonly least: number; readonly most: number }, missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(least, `En az ${least} karakter yaz.`),
      z.maxLength(most, `En çok ${most} karakter yazabilirsin.`),
    );

/** `120 / 4.000`: how much of a field's room is taken. */
export const roomOf = (length: number, most: number): string =>
  `${length.toLocaleString('tr-TR')} / ${most.toLocaleString('tr-TR')}`;
