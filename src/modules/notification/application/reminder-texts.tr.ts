import { formatMoney } from '#contract/format.ts';
import type { ReminderNotice } from '#kernel/notice.ts';
import type { Written } from './written.ts';

/** Texts for a customer who began an order and did not finish it. All are mailed: the order waits for the customer. */
export const reminderText = (notice: ReminderNotice): Written => {
  if (notice.missing === 'payment')
    return {
      title: 'Siparişin hazır, ödemesi kaldı',
      text: `${notice.work}: ${formatMoney(notice.price)}. Ödemen tamamlanmadı, bu yüzden sipariş verilmedi. Seçimlerini sakladık, kaldığın yerden devam edebilirsin.`,
      link: notice.form,
      byMail: true,
    };
  const { orderNumber: n, orderId, again } = notice;
  return {
    title: 'Siparişin hesabını bekliyor',
    text: again
      ? `${n} numaralı siparişin hâlâ oyun hesabını bekliyor. Hesabını ekleyince booster aramaya başlarız. Vazgeçtiysen siparişi iptal edebilirsin: ödediğin tutar bakiyene döner.`
      : `${n} numaralı siparişini aldık, sıra oyun hesabında. Hesabını ekleyince booster aramaya başlarız.`,
    link: `/siparisler/${orderId}`,
    byMail: true,
  };
};
