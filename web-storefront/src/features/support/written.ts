import * as z from 'zod/mini';

/** A text with a minimum and a maximum length. An empty text has a different error message. */
export const written = ({ least, most }: { readonly least: number; readonly most: number }, missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(least, `En az ${least} karakter yaz.`),
      z.maxLength(most, `En çok ${most} karakter yazabilirsin.`),
    );
