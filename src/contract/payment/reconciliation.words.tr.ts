import type { Label } from '../../kernel/order-labels.tr.ts';
import type {
  DifferenceEnding,
  DifferenceKind,
  DifferenceState,
  ReconciliationFailure,
  ReconciliationState,
  ReconciliationWay,
} from '../../kernel/reconciliation.ts';

export const reconciliationStateLabels: Record<ReconciliationState, Label> = {
  running: { label: 'Karşılaştırılıyor', tone: 'live' },
  ended: { label: 'Karşılaştırıldı', tone: 'ok' },
  failed: { label: 'Tamamlanamadı', tone: 'bad' },
};

export const reconciliationWayLabels: Record<ReconciliationWay, string> = {
  report: 'Sağlayıcının günlük dökümü',
  status: 'Ödemeler tek tek soruldu',
  book: 'Elle tutulan kayıt',
};

export const reconciliationFailureLabels: Record<ReconciliationFailure, string> = {
  unavailable: 'Sağlayıcı yanıt vermedi. Yeniden denenecek.',
  unexpected: 'Sağlayıcının yanıtı okunamadı; ayrıntısı günlükte. Yeniden denenecek.',
};

export const differenceKindLabels: Record<DifferenceKind, Label> = {
  'unknown-payment': { label: 'Bizde olmayan ödeme', tone: 'bad' },
  'not-credited': { label: 'Yüklenmeyen ödeme', tone: 'bad' },
  'not-paid': { label: 'Ödenmeden yüklenen', tone: 'bad' },
  amount: { label: 'Tutar farklı', tone: 'bad' },
  'test-payment': { label: 'Deneme ödemesi', tone: 'warn' },
  'unknown-refund': { label: 'Bizde olmayan iade', tone: 'bad' },
  'not-refunded': { label: 'Sağlayıcıda olmayan iade', tone: 'bad' },
  'refund-amount': { label: 'İade tutarı farklı', tone: 'bad' },
  ledger: { label: 'Defter ödemeyi tutmuyor', tone: 'bad' },
};

/** The meaning of each difference, and what to do. */
export const differenceMeanings: Record<DifferenceKind, string> = {
  'unknown-payment': 'Sağlayıcı bir ödeme almış, bizde kaydı yok. Sağlayıcının panelinde kime ait olduğuna bak.',
  'not-credited': 'Sağlayıcı ödendi diyor, bakiyeye yüklenmedi.',
  'not-paid': 'Bakiyeye yüklendi, sağlayıcı böyle bir ödeme tanımıyor.',
  amount: 'Sağlayıcının aldığı tutar, istediğimiz tutardan az ya da ödeme iki kez alınmış.',
  'test-payment': 'Gerçek para kullanılırken gelen deneme ödemesi. Bakiyeye yüklenmez.',
  'unknown-refund': 'Sağlayıcı geri ödemiş, bizde iadesi yok. Panelden iade edildiyse müşterinin bakiyesini düzelt.',
  'not-refunded': 'Bizde iade edildi görünüyor, sağlayıcının kayıtlarında yok. Müşteri parasını almamış olabilir.',
  'refund-amount': 'Sağlayıcının geri ödediği tutar bizimkinden farklı.',
  ledger: 'Sağlayıcının hesabındaki hareketler, ödemelerin söylediğini tutmuyor.',
};

export const differenceStateLabels: Record<DifferenceState, Label> = {
  open: { label: 'Açık', tone: 'warn' },
  ended: { label: 'Kapandı', tone: 'ok' },
};

export const differenceEndingLabels: Record<DifferenceEnding, string> = {
  person: 'Kapatıldı',
  gone: 'Kendiliğinden kapandı',
  credited: 'Bulundu ve bakiyeye yüklendi',
};
