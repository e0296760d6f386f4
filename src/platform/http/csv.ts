import { type Cell, inIstanbul } from '#contract/list.ts';

/** So that Excel reads the file as UTF-8. */
export const byteOrderMark = '\ufeff';

/** One line. `;` parts the cells, for Turkish Excel reads the comma as the decimal sign (docs/decisions/0042). */
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
 * A table's program takes what begins so for a formula, also in its wide forms and behind blanks; behind an apostrophe it is
 * text, whoever wrote it.
 */
const harmless = (text: string): string => (/^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text);

/** Every text, so that no sign in it parts cells, whatever sign the reader's program parts them by. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** `-1234,50`: a number to a Turkish table, without the groups and the currency that would make it a text. */
const lira = (kurus: number): string => {
  const digits = String(Math.abs(kurus)).padStart(3, '0');
  return `${kurus < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
};
