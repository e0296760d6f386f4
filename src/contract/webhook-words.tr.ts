import { type HookEventType, hookTest } from '../kernel/hooks.ts';

export { type HookEventType, hookEventTypes, hookScopeOf, hookTest } from '../kernel/hooks.ts';

/** What happens, as the house calls it; programs know it by its type. */
export const hookEventLabels: Readonly<Record<HookEventType | typeof hookTest, string>> = {
  'order.paid': 'Sipariş ödendi',
  'order.payment_failed': 'Sipariş oluşturulamadı',
  'order.ready': 'Sipariş alınmaya hazır',
  'order.taken': 'Booster siparişi aldı',
  'order.returned': 'Booster siparişi bıraktı',
  'order.started': 'Sipariş başladı',
  'order.paused': 'Sipariş duraklatıldı',
  'order.resumed': 'Sipariş sürdürüldü',
  'order.finished': 'Sipariş bitti',
  'order.disputed': 'Siparişe itiraz edildi',
  'order.confirmed': 'Sipariş onaylandı',
  'order.completed': 'Sipariş tamamlandı',
  'order.cancelled': 'Sipariş iptal edildi',
  'dispute.answered': 'İtiraz yanıtlandı',
  'dispute.decided': 'İtiraz sonuçlandı',
  'ticket.opened': 'Bilet açıldı',
  'ticket.answered': 'Bilet yanıtlandı',
  'ticket.closed': 'Bilet kapandı',
  'ticket.reopened': 'Bilet yeniden açıldı',
  'topup.succeeded': 'Bakiye yüklendi',
  'topup.succeeded.v2': 'Bakiye yüklendi (ödeme yolu da yazılı)',
  'topup.failed': 'Bakiye yüklenemedi',
  'topup.refunded': 'Yükleme iade edildi',
  'payout.requested': 'Para çekme istendi',
  'payout.paid': 'Para çekme isteği ödendi',
  'payout.refused': 'Para çekme isteği reddedildi',
  [hookTest]: 'Deneme',
};
