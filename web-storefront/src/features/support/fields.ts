/** What a form to the house says when a field is not as it should be (specification §8). */
export const NOT_FILLED = 'Doldurulmayan ya da hatalı alan var. İşaretli alanlara bak.';

/** `120 / 4.000`: how much of a field's room is taken. */
export const roomOf = (length: number, most: number): string =>
  `${length.toLocaleString('tr-TR')} / ${most.toLocaleString('tr-TR')}`;
