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
    return { merchantOid, outcome: 'failure', reason: failures[form.failed_reason_code ?? ''] ?? unknownFailure };
  throw new DomainError('payment.notification_rejected');
};

const unknownFailure = 'Banka ödemeyi kabul etmedi.';

/** By failed_reason_code; the provider's own texts are not signed and are not shown. */
const failures: Readonly<Record<string, string>> = {
  '0': unknownFailure,
  '1': 'Kart doğrulaması yapılmadı.',
  '2': 'Kart doğrulaması hatalı.',
  '3': 'Güvenlik kontrolü ödemeye izin vermedi.',
  '6': 'Ödeme tamamlanmadan sayfadan çıkıldı ya da süre doldu.',
  '8': 'Bu kartla taksit yapılamıyor.',
  '9': 'Bu kartla ödeme yapılamıyor.',
  '10': 'Bu kartla 3-D Secure gerekiyor.',
  '11': 'Banka güvenlik nedeniyle ödemeyi durdurdu.',
};
