import type { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PaymentConfig } from '../../config.ts';
import type { Movement, Statement } from '../../domain/statement.ts';
import { type Answer, isObject, parseLira, type PaytrCalls, textOf, unexpected } from './paytr-calls.ts';

/** Milliseconds. The report of a whole day takes longer than the answer about one payment. */
const reportTimeoutMs = 60_000;

/**
 * PayTR's report of a day's sales and refunds (“İşlem Dökümü”, docs/decisions/0056). PayTR answers `failed` for a day
 * without sales and refunds. It answers `error` if the request is wrong or the service is not open to this merchant.
 * @throws payment.provider_refused if PayTR answers `error`
 */
export const readReport = async (calls: PaytrCalls, config: PaymentConfig, day: string): Promise<Statement> => {
  const asked = { merchant_id: config.merchantId, start_date: `${day} 00:00:00`, end_date: `${day} 23:59:59` };
  const token = calls.sign(...Object.values(asked), config.merchantSalt);
  const answer = await calls.post('/rapor/islem-dokumu', { ...asked, paytr_token: token }, reportTimeoutMs);
  switch (answer['status']) {
    case 'failed':
      return { way: 'report', movements: [] };
    case 'success':
      return { way: 'report', movements: rowsIn(answer).map((row) => movementOf(row, day)) };
    case 'error': {
      const reason = [textOf(answer['err_no']), textOf(answer['err_msg'])].filter(Boolean).join(': ');
      throw new DomainError('payment.provider_refused', { reason });
    }
    default:
      throw unexpected('report', answer);
  }
};

/** The key of the rows is not documented, but the rows are the only list in the answer. */
const rowsIn = (answer: Answer): readonly Answer[] => {
  const lists = Object.values(answer).filter((value) => Array.isArray(value));
  const [rows] = lists;
  if (lists.length !== 1 || !rows || rows.length === 0 || !rows.every(isObject)) throw unexpected('report', answer);
  return rows;
};

const movementOf = (row: Answer, day: string): Movement => {
  const kind = kinds[textOf(row['islem_tipi'])];
  const merchantOid = textOf(row['siparis_no']);
  const isOfThisDay = dayIn(row['islem_tarihi']) === day;
  if (!kind || merchantOid === '' || !isOfThisDay || !currencies.has(textOf(row['para_birimi'])))
    throw unexpected('report', { status: 'row', ...row });
  const gross = parseLira(row['islem_tutari']);
  return { kind, merchantOid, gross, fee: kind === 'payment' ? feeOf(gross, row) : null, reference: null };
};

const kinds: Readonly<Record<string, Movement['kind']>> = { S: 'payment', I: 'refund' };
const currencies: ReadonlySet<string> = new Set(['TL', 'TRY']);

/** The net amount is negative if the fee exceeds the amount. */
const feeOf = (gross: Money, row: Answer): Money => {
  const net = String(row['net_tutar']);
  return net.startsWith('-') ? gross.plus(parseLira(net.slice(1))) : gross.minus(parseLira(net));
};

/** `24.06.2026`, with or without a time, or the form of our request, `2026-06-24`. */
const dayIn = (text: unknown): string | undefined => {
  const [date = ''] = textOf(text).split(' ');
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(date) ?? [];
  if (year) return `${year}-${month}-${day}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined;
};
