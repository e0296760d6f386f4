import { formatMoney } from '#contract/format.ts';
import type { PlacedNotice, ReminderNotice } from '#kernel/notice.ts';
import type { OrderState } from '#kernel/vocabulary.ts';
import type { Written } from './written.ts';

// Texts of an order's beginning: it is placed, its game account is missing, its payment is missing.

/** The next step after the placing. The mail may be written when the order has already gone on. */
const nextIn = (state: OrderState, lesson: boolean): string => {
  if (state === 'waiting') return ' Sıra oyun hesabında: hesabını ekleyince booster aramaya başlarız.';
  if (state !== 'processing') return '';
  return lesson ? ' Koç arıyoruz. Bulunca haber veririz.' : ' Booster arıyoruz. Bulunca haber veririz.';
};

export const placedText = ({ orderId, orderNumber, state, lesson, work, price }: PlacedNotice): Written => ({
  title: 'Siparişini aldık',
  text: `${orderNumber} numaralı siparişin verildi${price.amount > 0 ? ', ödemen alındı' : ''}.${nextIn(state, lesson)}`,
  link: `/siparisler/${orderId}`,
  action: state === 'waiting' ? 'Oyun hesabı ekle' : 'Siparişe git',
  facts: [
    ['Sipariş', orderNumber],
    ['Hizmet', work],
    ['Tutar', formatMoney(price)],
  ],
});

/** Texts for a customer who began an order and did not finish it. */
export const reminderText = (notice: ReminderNotice): Written => {
  if (notice.missing === 'payment')
    return {
      title: 'Siparişin hazır, ödemesi kaldı',
      text: 'Ödemen tamamlanmadı, bu yüzden siparişin verilmedi. Seçimlerini sakladık, kaldığın yerden devam edebilirsin.',
      link: notice.form,
      action: 'Siparişi tamamla',
      facts: [
        ['Hizmet', notice.work],
        ['Fiyat', formatMoney(notice.price)],
      ],
    };
  const { orderNumber: n, orderId, again } = notice;
  return {
    title: 'Siparişin hesabını bekliyor',
    text: again
      ? `${n} numaralı siparişin hâlâ oyun hesabını bekliyor. Hesabını ekleyince booster aramaya başlarız. Vazgeçtiysen siparişi iptal edebilirsin: ödediğin tutar bakiyene döner.`
      : `${n} numaralı siparişin oyun hesabını bekliyor. Hesabını ekleyince booster aramaya başlarız.`,
    link: `/siparisler/${orderId}`,
    action: 'Oyun hesabı ekle',
  };
};
