/** Dative endings by the last word that is read aloud: `bir’e`, `iki’ye`, … and `on’a`, `yirmi’ye`, …. */
const ofDigit = ['', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a'] as const;
const ofTen = ['a', 'a', 'ye', 'a', 'a', 'ye'] as const;

const ending = (read: number): string => (read % 10 === 0 ? ofTen[read / 10] : ofDigit[read % 10]) ?? 'e';

/**
 * A moment that ends with a clock time, as a deadline: `bugün 14.30’a kadar`. A full hour is read without its minutes:
 * `14.00’e`.
 */
export function untilText(moment: string): string {
  const [, hours = 0, minutes = 0] = /(\d{2})\.(\d{2})$/.exec(moment)?.map(Number) ?? [];
  return `${moment}’${ending(minutes === 0 ? hours : minutes)} kadar`;
}
