/** The general error of a form to support when a field is invalid (specification §8). */
export const NOT_FILLED = 'Doldurulmayan ya da hatalı alan var. İşaretli alanlara bak.';

/** `120 / 4.000`: the length of a text and its maximum. */
export const roomOf = (length: number, most: number): string =>
  `${length.toLocaleString('tr-TR')} / ${most.toLocaleString('tr-TR')}`;
