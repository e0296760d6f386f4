import { type Cell, inIstanbul } from '#contract/list.ts';

/** Excel reads a file as UTF-8 if the file begins with this mark. */
export const byteOrderMark = '\ufeff';

/** One line. The separator is `;`, because Turkish Excel reads the comma as the decimal sign (docs/decisions/0042). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(';')}\r\n`;

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(harmless(cell));
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'evet' : 'hayır';
  if (cell instanceof Date) return inIstanbul(cell);
  return lira(cell.amount);
};

/**
 * Prevents CSV injection. A spreadsheet takes a text that begins with one of these signs for a formula, also if the sign is
 * full-width or follows blanks. With an apostrophe before it, it stays a text.
 */
const harmless = (text: string): string => (/^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text);

/** Every text is quoted. So no character in it separates cells, whatever separator the reader's program uses. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** `-1234,50`: Turkish Excel reads it as a number. Group separators or a currency sign would make it a text. */
const lira = (kurus: number): string => {
  const digits = String(Math.abs(kurus)).padStart(3, '0');
  return `${kurus < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
};
