import { Money } from '#kernel/money.ts';
import { DomainError } from '#kernel/refusal.ts';
import type { TopUpCause } from '#kernel/vocabulary.ts';
import type { PaymentConfig } from '../../config.ts';
import type { Verdict } from '../../application/settle-top-up.ts';
import { matches, sign } from './paytr-signature.ts';

/** The form that PayTR posts. Only merchant_oid, status and total_amount are signed. */
interface PaytrForm {
  readonly merchant_oid: string;
  readonly status: string;
  readonly total_amount: string;
  readonly hash: string;
  readonly test_mode?: string | undefined;
  readonly failed_reason_code?: string | undefined;
}

/**
 * Reads a notification. Checks first that PayTR signed it, and that it is no test payment if money is real.
 * @throws payment.notification_rejected
 */
export const readNotification = (form: PaytrForm, config: PaymentConfig): Verdict => {
  const { merchant_oid: merchantOid, status, total_amount: total } = form;
  const expected = sign(config.merchantKey, merchantOid, config.merchantSalt, status, total);
  const wholeAmount = /^(0|[1-9]\d{0,11})$/.test(total);
  const believable = matches(form.hash, expected) && wholeAmount && !(config.live && form.test_mode === '1');
  if (believable && status === 'success') return { merchantOid, outcome: 'success', total: Money.kurus(Number(total)) };
  if (believable && status === 'failed')
    return { merchantOid, outcome: 'failure', cause: causes.get(form.failed_reason_code ?? '') ?? 'declined' };
  throw new DomainError('payment.notification_rejected');
};

/**
 * Causes by failed_reason_code. The provider's own texts are unsigned and are not shown. 0 (the bank's refusal) and
 * unknown codes count as `declined`.
 */
const causes: ReadonlyMap<string, TopUpCause> = new Map([
  ['1', 'not-verified'],
  ['2', 'verification-failed'],
  ['3', 'security-check'],
  ['6', 'abandoned'],
  ['8', 'no-instalments'],
  ['9', 'card-not-permitted'],
  ['10', '3d-secure-required'],
  ['11', 'fraud-warning'],
  ['99', 'provider-error'],
]);
