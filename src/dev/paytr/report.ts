import type { Answer } from './merchant-calls.ts';
import type { Payment, Payments } from './payments.ts';
import { sign, signatureMatches, type Merchant } from './signature.ts';

const LONGEST_MS = 3 * 24 * 3_600_000;
/** The provider's fee of a sale, in percent. */
const FEE_PERCENT = 2.4;
/** Turkey's time has been UTC+3 all year since 2016. */
const OFFSET_MS = 3 * 3_600_000;

const error = (err_no: string, err_msg: string): Answer => ({ status: 'error', err_no, err_msg });
const lira = (kurus: number) => (kurus / 100).toFixed(2);

/**
 * POST /rapor/islem-dokumu: sales and refunds of at most three days. The status is `failed` if there are no sales or refunds.
 */
export function report(
  form: Record<string, string>,
  { merchant, payments, enabled }: { merchant: Merchant; payments: Payments; enabled: boolean },
): Answer {
  const { merchant_id: id = '', start_date: start = '', end_date: end = '' } = form;
  if (id !== merchant.id || !signatureMatches(form.paytr_token, sign(merchant, id, start, end, merchant.salt))) {
    return error('003', 'paytr_token gonderilmedi veya gecersiz');
  }
  if (!enabled) return error('005', 'bu servis icin yetkiniz bulunmamaktadir');
  const [from, to] = [momentOf(start), momentOf(end)];
  if (from === undefined || to === undefined || to < from) return error('201', 'start_date veya end_date gecersiz');
  if (to - from > LONGEST_MS) return error('204', 'start_date ile end_date arasi 3 gunden fazla olamaz');
  // the last second is included
  const asked = (at: number) => at >= from && at < to + 1000;
  const rows = payments.all().flatMap((payment) => rowsOf(payment, asked));
  if (rows.length === 0) return { status: 'failed', err_msg: 'ilgili tarih araliginda islem bulunamadi' };
  return { status: 'success', list: rows };
}

function rowsOf(payment: Payment, asked: (at: number) => boolean): object[] {
  const { paidAt, request, refunds, maskedCard } = payment;
  if (paidAt === undefined) return [];
  const common = {
    para_birimi: 'TL',
    taksit: '0',
    kart_marka: 'WORLD',
    kart_no: maskedCard,
    siparis_no: request.merchantOid,
    odeme_tipi: 'KART',
  };
  const row = (type: 'S' | 'I', amount: number, fee: number, at: number) => ({
    islem_tipi: type,
    net_tutar: lira(amount - fee),
    kesinti_tutari: lira(fee),
    kesinti_orani: type === 'S' ? String(FEE_PERCENT) : '0',
    islem_tutari: lira(amount),
    odeme_tutari: lira(amount),
    islem_tarihi: dateOf(at),
    ...common,
  });
  const fee = Math.round((request.amount * FEE_PERCENT) / 100);
  return [
    ...(asked(paidAt) ? [row('S', request.amount, fee, paidAt)] : []),
    ...refunds.filter(({ at }) => asked(at)).map(({ amount, at }) => row('I', amount, 0, at)),
  ];
}

/** `2026-06-24 00:00:00`, in Turkey's time. */
function momentOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return undefined;
  const moment = Date.parse(`${text.replace(' ', 'T')}Z`) - OFFSET_MS;
  return Number.isNaN(moment) ? undefined : moment;
}

/** `24.06.2026`: the provider gives no time. */
const dateOf = (at: number): string =>
  new Date(at + OFFSET_MS).toISOString().slice(0, 10).split('-').toReversed().join('.');
