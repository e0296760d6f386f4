import type { AuditEvent } from './audit.ts';
import type { Routes } from './routes.ts';

/** The action of the entry that corrects another one. */
export const correcting = 'correct-details';

/** Every call that the audit log writes: one that is added without a word does not compile. */
type Audited = { [K in keyof Routes]: Routes[K] extends { readonly audit: object } ? K : never }[keyof Routes];

const labels: Record<
  | Audited
  | 'POST /devices/release'
  | 'PUT /users/email-change'
  | 'export'
  | 'erase-details'
  | typeof correcting
  | 'make-admin',
  string
> = {
  'make-admin': 'Terminalden yönetici yapıldı',
  'POST /admin/choose-state': 'Durum değiştirildi',
  'POST /admin/choose-booster': 'Booster atandı',
  'POST /admin/agree-progress': 'Bildirilen ilerleme onaylandı',
  'POST /admin/decide-dispute': 'İtiraz sonuçlandırıldı',
  'POST /admin/decline-booster-request': 'Booster değişikliği reddedildi',
  'POST /admin/decide-account-request': 'Hesap değişikliği sonuçlandırıldı',
  'POST /orders/:id/transitions': 'Sipariş ilerletildi',
  'POST /orders/:id/messages': 'Siparişe mesaj yazıldı',
  'POST /orders/:id/pause': 'Sipariş duraklatıldı',
  'POST /orders/:id/resume': 'Sipariş sürdürüldü',
  'POST /devices/release': 'Hesap bilgileri cihaza verildi',
  'POST /admin/new-user': 'Kullanıcı açıldı',
  'POST /admin/ban': 'Yasaklandı',
  'POST /admin/unban': 'Yasak kaldırıldı',
  'POST /admin/remove': 'Hesap silindi',
  'POST /admin/send-mail': 'E-posta gönderildi',
  'POST /admin/clear-address': 'E-posta adresi yeniden açıldı',
  'POST /admin/change-email': 'E-posta değişikliği istendi',
  'POST /admin/drop-email-change': 'E-posta değişikliği geri çekildi',
  'PUT /users/email-change': 'E-posta adresi değişti',
  'POST /admin/change-phone': 'Telefon numarası değiştirildi',
  'POST /admin/reset-second-factor': 'İki adımlı giriş kapatıldı',
  'POST /admin/retry-job': 'İş yeniden denendi',
  'POST /admin/cancel-job': 'İş iptal edildi',
  'POST /admin/change-scopes': 'Yetkiler değiştirildi',
  'POST /admin/end-session': 'Oturum kapatıldı',
  'POST /admin/end-sessions': 'Bütün oturumlar kapatıldı',
  'POST /admin/send-password-link': 'Şifre bağlantısı gönderildi',
  'POST /admin/change-password': 'Tek kullanımlık şifre üretildi',
  'POST /admin/approvals': 'Onay istendi',
  'POST /admin/approvals/:id/approve': 'İstek onaylandı',
  'POST /admin/approvals/:id/refuse': 'İstek reddedildi',
  'POST /admin/approvals/:id/withdraw': 'İstek geri çekildi',
  'PUT /admin/settings': 'Ayarlar değiştirildi',
  'POST /admin/add-funds': 'Bakiye düzeltildi',
  'PUT /admin/boosters/:id': 'Booster profili değiştirildi',
  'POST /admin/penalty-booster': 'Ceza kesildi',
  'POST /admin/fine-claims': 'Bakiyenin üstünde ceza kesildi',
  'POST /admin/fine-claims/:id/waiver': 'Ceza alacağından vazgeçildi',
  'POST /admin/withdraw-booster': 'Booster adına para çekme girildi',
  'POST /admin/pay-booster': 'Para çekme sonuçlandırıldı',
  'POST /admin/top-ups': 'Ödeme girildi',
  'POST /admin/top-ups/:id/status-query': 'Ödeme kuruluşuna soruldu',
  'POST /admin/top-ups/:id/refund': 'Yükleme iadesi',
  'POST /admin/top-ups/:id/refund/made': 'İade gönderildi',
  'POST /admin/top-ups/:id/refund/dropped': 'İade gönderilmedi, bakiyeye döndü',
  'POST /admin/reconciliations/:id/run': 'Gün yeniden karşılaştırıldı',
  'POST /admin/reconciliation-differences/:id/end': 'Mutabakat farkı kapatıldı',
  'POST /admin/decide-report': 'Şikâyet sonuçlandırıldı',
  'POST /admin/hide-review': 'Değerlendirme gizlendi',
  'POST /admin/show-review': 'Değerlendirme yeniden gösterildi',
  'POST /admin/confirm-device': 'Cihaz onaylandı',
  'POST /admin/remove-device': 'Cihaz kaldırıldı',
  'POST /admin/booster-applications/:id/question': 'Başvurana soru soruldu',
  'POST /admin/booster-applications/:id/approval': 'Başvuru kabul edildi',
  'POST /admin/booster-applications/:id/refusal': 'Başvuru reddedildi',
  'POST /tickets/:id/messages': 'Bilete yanıt yazıldı',
  'POST /tickets/:id/state': 'Biletin durumu değiştirildi',
  'POST /admin/contact-messages/:id/answer': 'İletişim mesajı e-postayla yanıtlandı',
  'POST /admin/contact-messages/:id/answered': 'İletişim mesajı yanıtlandı olarak işaretlendi',
  'POST /admin/contact-messages/:id/waiting': 'İletişim mesajının yanıtlandı işareti kaldırıldı',
  'POST /admin/canned-answers': 'Hazır yanıt eklendi',
  'PUT /admin/canned-answers/:id': 'Hazır yanıt değiştirildi',
  'DELETE /admin/canned-answers/:id': 'Hazır yanıt silindi',
  'POST /admin/listings': 'İlan açıldı',
  'PUT /admin/listings/:id': 'İlan değiştirildi',
  'POST /admin/add-smurf': 'Stok eklendi',
  'POST /admin/restore-smurf': 'Satılan hesap geri alındı',
  export: 'Liste CSV olarak indirildi',
  'POST /admin/api-keys': 'API anahtarı oluşturuldu',
  'POST /admin/api-keys/:id/rotation': 'API anahtarı yenilendi',
  'POST /admin/api-keys/:id/end': 'API anahtarı sonlandırıldı',
  'POST /admin/webhooks': 'Webhook oluşturuldu',
  'PUT /admin/webhooks/:id': 'Webhook değiştirildi',
  'POST /admin/webhooks/:id/rotation': 'Webhook sırrı yenilendi',
  'POST /admin/webhooks/:id/test': 'Webhook denendi',
  'POST /admin/webhooks/:id/pause': 'Webhook duraklatıldı',
  'POST /admin/webhooks/:id/resume': 'Webhook sürdürüldü',
  'DELETE /admin/webhooks/:id': 'Webhook silindi',
  'POST /admin/deliveries/:id/redeliver': 'Webhook gönderimi tekrarlandı',
  'POST /admin/user-notes': 'Kullanıcıya not eklendi',
  'POST /admin/user-notes/:id/lift': 'Kullanıcının şüphe işareti kaldırıldı',
  'DELETE /admin/user-notes/:id': 'Kullanıcı notu silindi',
  'POST /admin/order-notes': 'Siparişe not eklendi',
  'POST /admin/order-notes/:id/lift': 'Siparişin şüphe işareti kaldırıldı',
  'DELETE /admin/order-notes/:id': 'Sipariş notu silindi',
  'POST /admin/price-books': 'Fiyatlar yayımlandı',
  'POST /admin/price-books/:id/cancel': 'Bekleyen fiyatlar iptal edildi',
  'POST /admin/coupons': 'Kupon açıldı',
  'POST /admin/add-coupons': 'Kuponlar CSV ile eklendi',
  'PUT /admin/coupons/:id': 'Kupon değiştirildi',
  'POST /admin/end-coupon': 'Kupon bitirildi',
  [correcting]: 'İşlem kaydı düzeltildi',
  'erase-details': 'Ayrılan kullanıcının bilgileri silindi',
};

/** What was done, in words; an action of an earlier version by its own name. Of what was only begun or refused it says so. */
export const actionLabel = ({ action, begun, refused }: Pick<AuditEvent, 'action'> & Partial<AuditEvent>): string => {
  const label = (labels as Readonly<Record<string, string>>)[action] ?? action;
  if (begun) return `${label}: başlatıldı`;
  return refused ? `${label}: tamamlanmadı` : label;
};

/** Without the beginning of what stands among them as done: one command has one request. */
export const withoutBeginnings = <E extends Pick<AuditEvent, 'action' | 'begun' | 'requestId'>>(
  events: readonly E[],
): E[] =>
  events.filter(
    ({ action, begun, requestId }) =>
      !begun ||
      requestId === null ||
      !events.some((other) => !other.begun && other.action === action && other.requestId === requestId),
  );

export const actionChoices = Object.entries(labels)
  .map(([id, name]) => ({ id, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'tr'));
