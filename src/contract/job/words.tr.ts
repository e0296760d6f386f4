import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';
import type { JobState } from './schemas.ts';

export const jobStateLabels: Record<JobState, Label> = {
  created: { label: 'Bekliyor', tone: 'info' },
  retry: { label: 'Yeniden denenecek', tone: 'warn' },
  active: { label: 'Yapılıyor', tone: 'live' },
  completed: { label: 'Yapıldı', tone: 'ok' },
  failed: { label: 'Başarısız', tone: 'bad' },
  cancelled: { label: 'İptal edildi', tone: 'plain' },
};

/** What each queue does, for the console; a test checks that all queues are here. */
export const queueLabels: Readonly<Record<string, string>> = {
  'audit.verify': 'İşlem kayıtlarını doğrulama',
  'booster.application-question': 'Başvuru sorusunu e-postayla gönderme',
  'booster.forget-refused': 'Reddedilen eski başvuruları silme',
  'figure.keep': 'Günlük sayıları güncelleme',
  'figure.recount': 'Günlük sayıları baştan sayma',
  'identity.email-change': 'E-posta değişikliğinin bağlantısını gönderme',
  'identity.latecomers': 'Silinen hesaba sonradan gelenleri silme',
  'identity.password-link': 'Şifre bağlantısını e-postayla gönderme',
  'identity.purge': 'Biten oturumları silme',
  'identity.verification': 'Doğrulama bağlantısını e-postayla gönderme',
  mail: 'E-posta gönderme',
  'mail.purge': 'Gönderilmiş e-postaları silme',
  'notification.push': 'Tarayıcı bildirimi gönderme',
  'notification.push-purge': 'Biten bildirim aboneliklerini silme',
  'order.recount': 'Sipariş sayılarını baştan sayma',
  'order.settle': 'Booster’ın payını ödeme',
  'order.count-matches': 'Süresi gelen maçları sayma',
  'order.standing': 'Sipariş sayılarını güncelleme',
  'order.sweep': 'Onaylanmayan siparişleri kapatma, bekleyenleri hatırlatma',
  'order.sweep-trouble': 'Yanıtsız itirazlar ve booster istekleri',
  'payment.reconcile-day': 'Bir günün ödeme kayıtlarını yeniden karşılaştırma',
  'payment.reconcile-days': 'Ödeme sağlayıcısının dünkü kayıtlarını karşılaştırma',
  'payment.reconcile-top-ups': 'Kart ödemelerini karşılaştırma',
  'payment.remind': 'Yarım kalan ödemeleri hatırlatma',
  'payment.refund': 'Onaylanan iadeyi ödeme kuruluşuna iletme',
  'picture.sweep': 'Sahipsiz resimleri silme',
  'picture.tidy': 'Silinen resmi depodan kaldırma',
  'platform.partitions': 'Aylık bölümleri hazırlama',
  'platform.purge': 'Eski istek ve olay kayıtlarını silme',
  'pricing.learn-pace': 'Sipariş sürelerini öğrenme',
  'rate-limits.purge': 'Biten istek sayaçlarını silme',
  'vault.erase-overdue': 'Süresi geçen hesap bilgilerini silme',
  'vault.erase-unused': 'Kullanılmayan hesap bilgilerini silme',
  'vault.rewrap': 'Hesap bilgilerini yeni anahtarla şifreleme',
  'wallet.payout-confirmation': 'Para çekme onayı bağlantısını e-postayla gönderme',
  'wallet.sums': 'Cüzdan toplamlarını güncelleme',
  'webhooks.forget': 'Silinen webhook’un gönderilerini silme',
  'webhooks.send': 'Webhook gönderme',
  'webhooks.sweep': 'Bekleyen webhook gönderilerini bulma',
  'webhooks.tidy': 'Eski webhook gönderilerini silme',
};

export const queueLabel = (queue: string): string => queueLabels[queue] ?? queue;

/** Names of audited calls in the audit log. */
export const jobActions = {
  'POST /admin/retry-job': 'İş yeniden denendi',
  'POST /admin/cancel-job': 'İş iptal edildi',
} as const satisfies Partial<Record<AuditedKey, string>>;
