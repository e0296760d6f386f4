import type { MoneyJson } from '#kernel/money.ts';

/** What a cell may hold. Texts are somebody's words and never trusted; amounts, numbers and times are our own. */
export type Cell = string | number | boolean | Date | MoneyJson | null;

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

const parts = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
/** `22.11.2026 14:05:09`, which Turkish Excel takes for a time. */
export const inIstanbul = (at: Date): string => parts.format(at);
