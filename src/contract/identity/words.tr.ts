import type { Label } from '../../kernel/order-labels.tr.ts';
import type { AuditedKey } from '../routes.ts';
import type { MailFailure, Role, scopeAreas, writeOnlyAreas } from '../vocabulary.ts';

export const userStatusLabels: Record<'active' | 'banned' | 'deleted', Label> = {
  active: { label: 'Etkin', tone: 'ok' },
  banned: { label: 'Yasaklı', tone: 'bad' },
  deleted: { label: 'Silinmiş', tone: 'plain' },
};

export const roleLabels: Record<Role, string> = {
  customer: 'Müşteri',
  booster: 'Booster',
  staff: 'Ekip',
  admin: 'Yönetici',
};

export const actorLabels: Record<Role | 'system', string> = { ...roleLabels, system: 'Sistem' };

export const areaLabels: Record<(typeof scopeAreas | typeof writeOnlyAreas)[number], string> = {
  users: 'Kullanıcılar',
  boosters: 'Booster’lar',
  orders: 'Siparişler',
  vault: 'Hesap bilgileri',
  wallets: 'Cüzdanlar ve ödemeler',
  payouts: 'Para çekme',
  tickets: 'Destek talepleri',
  messages: 'Mesajlar',
  reports: 'Şikâyetler',
  listings: 'Satılık hesaplar',
  coupons: 'Kuponlar',
  prices: 'Fiyatlar',
  content: 'Değerlendirmeler',
  audit: 'İşlem kayıtları',
  integrations: 'Entegrasyonlar',
  access: 'Şifreler ve iki adımlı giriş',
};

export function scopeLabel(scope: string): string {
  const [area, access] = scope.split(':');
  const name = areaLabels[area as keyof typeof areaLabels] ?? area;
  return `${name}: ${access === 'write' ? 'değiştirme' : 'görme'}`;
}

export const mailFailureLabels: Record<MailFailure, string> = {
  refused: 'Adres kabul edilmiyor',
  'given-up': 'Bir gün boyunca alınmadı',
};

/** Names of audited calls in the audit log. */
export const identityActions = {
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
  'POST /admin/change-scopes': 'Yetkiler değiştirildi',
  'POST /admin/end-session': 'Oturum kapatıldı',
  'POST /admin/end-sessions': 'Bütün oturumlar kapatıldı',
  'POST /admin/send-password-link': 'Şifre bağlantısı gönderildi',
  'POST /admin/change-password': 'Tek kullanımlık şifre üretildi',
} as const satisfies Partial<Record<AuditedKey | 'PUT /users/email-change', string>>;
