import type { Mail, MailTemplate, MailTemplates } from '#kernel/mail.ts';

const site = 'https://basamak.example';
const firstName = 'Ece';

/** A sample of every mail, for the gallery and for tests. A template without a sample does not compile. */
const params: { readonly [T in MailTemplate]: readonly [MailTemplates[T], ...MailTemplates[T][]] } = {
  'password-reset': [{ link: `${site}/reset-password?token=ornek` }],
  invitation: [
    { link: `${site}/reset-password?token=ornek`, isBooster: false },
    { link: `${site}/reset-password?token=ornek`, isBooster: true },
  ],
  'password-changed': [{ firstName }],
  'username-changed': [{ firstName, username: 'ece27' }],
  'one-time-password': [{ firstName }],
  'second-factor': [
    { firstName, what: 'on' },
    { firstName, what: 'off' },
    { firstName, what: 'reset' },
  ],
  'email-change': [{ link: `${site}/eposta-degisikligi?token=ornek` }],
  'email-change-asked': [{ firstName, newEmail: 'e***@ornek.example', link: `${site}/contact-us` }],
  'email-changed': [{ firstName, newEmail: 'e***@ornek.example', link: `${site}/contact-us` }],
  'phone-changed': [{ firstName, lastDigits: '42' }],
  'payout-confirmation': [
    {
      firstName,
      amount: '1.250,00 ₺',
      iban: 'TR330006100519786457841326',
      link: `${site}/para-cekme-onayi?token=ornek`,
    },
  ],
  'verify-email': [{ link: `${site}/eposta-dogrulama?token=ornek` }],
  'order-update': [
    {
      firstName,
      title: 'Siparişin onayını bekliyor',
      orderNumber: '100042',
      sentence: '100042 numaralı siparişini kontrol edip onayla. 72 saat sonra kendiliğinden onaylanır.',
      link: `${site}/siparisler/ornek`,
    },
    {
      firstName,
      title: 'Siparişini aldık',
      orderNumber: '100042',
      sentence:
        '100042 numaralı siparişin verildi, ödemen alındı. Sıra oyun hesabında: hesabını ekleyince booster aramaya başlarız.',
      facts: [
        ['Sipariş', '100042'],
        ['Hizmet', 'League of Legends Elo Boost\nAltın\u00a0III → Platin\u00a0IV'],
        ['Tutar', '259,20\u00a0₺'],
      ],
      action: 'Oyun hesabı ekle',
      link: `${site}/siparisler/ornek`,
    },
    {
      firstName,
      title: 'Siparişin tamamlandı',
      orderNumber: '100042',
      sentence:
        '100042 numaralı siparişin tamamlandı. Bizi seçtiğin için teşekkürler. Booster’ını değerlendirirsen sonraki müşterilere yol gösterirsin.',
      action: 'Booster’ını değerlendir',
      link: `${site}/siparisler/ornek`,
      also: { label: 'Makbuzunu aç', link: `${site}/siparisler/ornek/makbuz` },
    },
  ],
  'application-received': [{}],
  'application-question': [
    {
      question: 'Hafta içi hangi saatlerde oynuyorsun?\nSunucuların arasında Türkiye var mı?',
      link: `${site}/booster-basvuru?token=ornek`,
    },
  ],
  'application-refused': [{ reason: 'Şu an Valorant için yeni booster almıyoruz.' }],
  contact: [
    { name: 'Ada Yıldız', email: 'ada@ornek.example', text: 'Merhaba,\n\nKoçluk dersleri kaç dakika sürüyor?' },
  ],
  letter: [{ subject: 'Hesabın hakkında', text: 'Merhaba,\n\nSorduğun konuya baktık: bakiyen yerinde duruyor.' }],
  message: [
    {
      subject: 'Destek talebine yanıt geldi',
      text: `Merhaba ${firstName},\n\n“Bakiyem görünmüyor” başlıklı destek talebini yanıtladık.`,
      link: `${site}/biletler/ornek`,
    },
    {
      subject: 'Siparişin hazır, ödemesi kaldı',
      text: `Merhaba ${firstName},\n\nÖdemen tamamlanmadı, bu yüzden siparişin verilmedi. Seçimlerini sakladık, kaldığın yerden devam edebilirsin.`,
      facts: [
        ['Hizmet', 'League of Legends Elo Boost\nAltın\u00a0III → Platin\u00a0IV'],
        ['Fiyat', '259,20\u00a0₺'],
      ],
      action: 'Siparişi tamamla',
      link: `${site}/boost/league-of-legends/elo-boost?taslak=${'%7B'.repeat(60)}`,
    },
  ],
};

/** Templates that have an unsubscribe link. */
const unsubscribable: readonly MailTemplate[] = ['order-update', 'message'];

export const sampleMails: readonly Mail[] = (Object.keys(params) as MailTemplate[]).flatMap((template) =>
  params[template].map(
    (given, at): Mail =>
      // the table ties each template to its params; the compiler can't follow the union through the call
      ({
        key: `${template}-${at + 1}`,
        to: 'ece@ornek.example',
        template,
        params: given,
        ...(unsubscribable.includes(template) ? { unsubscribe: `${site}/bildirim-kapat?token=ornek` } : {}),
      }) as Mail,
  ),
);
