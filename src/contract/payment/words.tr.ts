import type { Label } from '../../kernel/order-labels.tr.ts';
import type { FailureKind, RefundState, TopUpCause, TopUpState } from '../../kernel/vocabulary.ts';
import type { AuditedKey } from '../routes.ts';

export const topUpStateLabels: Record<TopUpState, Label> = {
  pending: { label: 'Bekliyor', tone: 'info' },
  paid: { label: 'Ödendi', tone: 'ok' },
  failed: { label: 'Başarısız', tone: 'bad' },
  expired: { label: 'Süresi doldu', tone: 'plain' },
  refunded: { label: 'İade edildi', tone: 'warn' },
};

/**
 * The name of a payment's state. For a failed payment it also says whether the customer left or the payment was refused; for a
 * paid one, whether its refund is under way.
 */
export const topUpStanding = ({
  state,
  refunding,
  cause,
}: {
  readonly state: TopUpState;
  readonly refunding: boolean;
  readonly cause: TopUpCause | null;
}): Label => {
  if (refunding) return { label: 'İade sürüyor', tone: 'warn' };
  if (state !== 'failed') return topUpStateLabels[state];
  return isAbandoned(cause) ? { label: abandonedLabel, tone: 'plain' } : { label: 'Reddedildi', tone: 'bad' };
};

export const refundStateLabels: Record<RefundState, string> = {
  'under-way': 'Sürüyor',
  done: 'Yapıldı',
  refused: 'Yapılmadı, tutar bakiyeye döndü',
};

// Reasons of failed payments: a label for the console, and for the customer a sentence that says what to do.

export const topUpCauseLabels: Readonly<Record<TopUpCause, string>> = {
  abandoned: 'Müşteri sayfadan çıktı',
  expired: 'Müşteri süresinde ödemedi',
  declined: 'Banka kabul etmedi',
  'not-verified': 'Kart doğrulanmadı',
  'verification-failed': 'Doğrulama kodu yanlış',
  'security-check': 'Güvenlik kontrolünden geçmedi',
  'no-instalments': 'Karta taksit yok',
  'card-not-permitted': 'Kart bu işleme kapalı',
  '3d-secure-required': '3-D Secure gerekiyor',
  'fraud-warning': 'Dolandırıcılık uyarısı',
  'provider-error': 'Ödeme kuruluşu hatası',
  'not-opened': 'Ödeme sayfası açılamadı',
};

export const failureKindLabels: Readonly<Record<FailureKind, string>> = {
  left: 'Tamamlanmadı',
  refused: 'Reddedildi',
};

/** Whether the customer left the card page before paying: nobody refused the payment. */
export const isAbandoned = (cause: TopUpCause | null | undefined): boolean => cause === 'abandoned';

/** The name of such a payment, in a list of states. */
const abandonedLabel = 'Yarıda bırakıldı';

/** The word in lower case, for use within a sentence. */
export const abandonedWord: string = abandonedLabel.toLocaleLowerCase('tr');

const texts: Readonly<Record<TopUpCause, string>> = {
  abandoned: 'Kart sayfasından ödeme bitmeden çıkıldı.',
  expired: 'Kart sayfasının süresi ödeme gelmeden doldu. Ödemek için yeniden dene.',
  declined:
    'Bankan ödemeyi kabul etmedi. Kartının bilgilerini, limitini ve internet alışverişine açık olduğunu kontrol et ya da başka bir kart dene.',
  'not-verified': 'Kartın doğrulanmadı. Yeniden deneyip bankanın gönderdiği kodu gir.',
  'verification-failed': 'Kartın doğrulanamadı. Yeniden deneyip bankanın gönderdiği kodu kontrol et.',
  'security-check': 'Güvenlik kontrolü ödemeye izin vermedi. Başka bir kart dene.',
  'no-instalments': 'Bu kartla taksit yapılamıyor. Başka bir kart dene.',
  'card-not-permitted': 'Bu kartla ödeme yapılamıyor. Başka bir kart dene.',
  '3d-secure-required': 'Bu kartla 3-D Secure gerekiyor. Bankandan açtır ya da başka bir kart dene.',
  'fraud-warning': 'Bankan güvenlik nedeniyle ödemeyi durdurdu. Bankanı ara ya da başka bir kart dene.',
  'provider-error': 'Ödeme kuruluşu ödemeyi şu an alamıyor. Biraz sonra yeniden dene.',
  'not-opened': 'Ödeme sayfası açılamadı. Biraz sonra yeniden dene.',
};

export const topUpCauseText = (cause: TopUpCause): string => texts[cause];

/** Names of audited calls in the audit log. */
export const paymentActions = {
  'POST /admin/top-ups': 'Ödeme girildi',
  'POST /admin/top-ups/:id/status-query': 'Ödeme kuruluşuna soruldu',
  'POST /admin/top-ups/:id/refund': 'Yükleme iadesi',
  'POST /admin/top-ups/:id/refund/made': 'İade gönderildi',
  'POST /admin/top-ups/:id/refund/dropped': 'İade gönderilmedi, bakiyeye döndü',
  'POST /admin/reconciliations/:id/run': 'Gün yeniden karşılaştırıldı',
  'POST /admin/reconciliation-differences/:id/end': 'Mutabakat farkı kapatıldı',
} as const satisfies Partial<Record<AuditedKey, string>>;
