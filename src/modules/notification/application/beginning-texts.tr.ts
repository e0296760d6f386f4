import { formatMoney } from '#contract/format.ts';
import type { PlacedNotice, ReminderNotice } from '#kernel/notice.ts';
import type { Written } from './written.ts';

// Texts of an order's beginning: it is placed, its game account is missing, its payment is missing.

/** The next step after the placing. The mail may be written when the order has already gone on. */
const nextIn = ({ state, lesson, duo }: PlacedNotice): string => {
  if (state === 'waiting')
    return duo
      ? ' Riot ID’ni ekle, booster aramaya başlayalım.'
      : ' Sıra oyun hesabında: hesabını ekleyince booster aramaya başlarız.';
  if (state !== 'processing') return '';
  return lesson ? ' Koç arıyoruz. Bulunca haber veririz.' : ' Booster arıyoruz. Bulunca haber veririz.';
};

const addAccount = (duo: boolean): string => (duo ? 'Riot ID ekle' : 'Oyun hesabı ekle');

export const placedText = (notice: PlacedNotice): Written => {
  const { orderId, orderNumber, state, duo, work, price } = notice;
  return {
    title: 'Siparişini aldık',
    text: `${orderNumber} numaralı siparişin verildi${price.amount > 0 ? ', ödemen alındı' : ''}.${nextIn(notice)}`,
    link: `/siparisler/${orderId}`,
    action: state === 'waiting' ? addAccount(duo) : 'Siparişe git',
    facts: [
      ['Sipariş', orderNumber],
      ['Hizmet', work],
      ['Tutar', formatMoney(price)],
    ],
  };
};

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
  const { orderNumber: n, orderId, duo, again } = notice;
  const [awaited, added] = duo ? ['Riot ID’ni', 'Ekleyince'] : ['oyun hesabını', 'Hesabını ekleyince'];
  return {
    title: duo ? 'Siparişin Riot ID’ni bekliyor' : 'Siparişin hesabını bekliyor',
    text: again
      ? `${n} numaralı siparişin hâlâ ${awaited} bekliyor. ${added} booster aramaya başlarız. Vazgeçtiysen siparişi iptal edebilirsin: ödediğin tutar bakiyene döner.`
      : `${n} numaralı siparişin ${awaited} bekliyor. ${added} booster aramaya başlarız.`,
    link: `/siparisler/${orderId}`,
    action: addAccount(duo),
  };
};
