import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { PaymentConfig } from '../../config.ts';
import type { Verdict } from '../../application/settle-top-up.ts';
import { matches, sign } from './paytr-signature.ts';

/** The form that PayTR posts. Only merchant_oid, status and total_amount are signed. */
export interface PaytrForm {
  readonly merchant_oid: string;
  readonly status: string;
  readonly total_amount: string;
  readonly hash: string;
  readonly test_mode?: string | undefined;
  readonly failed_reason_code?: string | undefined;
}

/**
 * What a notification says, if it is PayTR's and meant for us.
 * @throws payment.notification_rejected
 */
export const readNotification = (form: PaytrForm, config: PaymentConfig): Verdict => {
  const { merchant_oid: merchantOid, status, total_amount: total } = form;
  const expected = sign(config.merchantKey, merchantOid, config.merchantSalt, status, total);
  const wholeAmount = /^(0|[1-9]\d{0,11})$/.test(total);
  const believable = matches(form.hash, expected) && wholeAmount && !(config.live && form.test_mode === '1');
  if (believable && status === 'success') return { merchantOid, outcome: 'success', total: Money.kurus(Number(total)) };
  if (believable && status === 'failed')
    return {
      merchantOid,
      outcome: 'failure',
      reason: failures.get(form.failed_reason_code ?? '') ?? unknownFailure,
      ...(form.failed_reason_code === leftOrTimedOut ? { left: true } : {}),
    };
  throw new DomainError('payment.notification_rejected');
};

const leftOrTimedOut = '6';

const unknownFailure =
  'Bankan ödemeyi kabul etmedi. Kartının bilgilerini, limitini ve internet alışverişine açık olduğunu denetle ya da başka bir kart dene.';

/** By failed_reason_code, with what helps; the provider's own texts are not signed and are not shown. */
const failures: ReadonlyMap<string, string> = new Map([
  ['1', 'Kartın doğrulanmadı. Yeniden deneyip bankanın gönderdiği kodu gir.'],
  ['2', 'Kartın doğrulanamadı. Yeniden deneyip bankanın gönderdiği kodu denetle.'],
  ['3', 'Güvenlik kontrolü ödemeye izin vermedi. Başka bir kart dene.'],
  [leftOrTimedOut, 'Ödeme tamamlanmadan sayfadan çıkıldı ya da süre doldu.'],
  ['8', 'Bu kartla taksit yapılamıyor. Başka bir kart dene.'],
  ['9', 'Bu kartla ödeme yapılamıyor. Başka bir kart dene.'],
  ['10', 'Bu kartla 3-D Secure gerekiyor. Bankandan açtır ya da başka bir kart dene.'],
  ['11', 'Bankan güvenlik nedeniyle ödemeyi durdurdu. Bankanı ara ya da başka bir kart dene.'],
  ['99', 'Ödeme kuruluşu ödemeyi şu an alamıyor. Biraz sonra yeniden dene.'],
]);
