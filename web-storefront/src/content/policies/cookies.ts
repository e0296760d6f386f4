import type { Policy } from './policy.ts';

export const cookies: Policy = {
  changed: '2026-11-28',
  intro:
    'Bu metin, tarayıcında tutulan çerezleri ve benzeri kayıtları sayar. Seni başka sitelerde izleyen bir çerezimiz yoktur.',
  sections: [
    {
      id: 'zorunlu',
      title: 'Zorunlu olanlar',
      blocks: [
        'Bunlar olmadan site istediğin işi yapamaz; bu yüzden ayrıca izin istemeyiz.',
        {
          table: [
            ['Kayıt', 'Ne işe yarar', 'Ne kadar kalır'],
            [
              'Oturum çerezi',
              'Girişini sürdürür; JavaScript’in okuyamadığı bir çerezdir.',
              '7 gün, kullandıkça yenilenir',
            ],
            ['locale', 'Sitenin dilini tutar.', '365 gün'],
            [
              'auth.*',
              'Bu tarayıcıda oturum olup olmadığını ve girişten sonra döneceğin sayfayı tutar. Şifre ya da anahtar içermez.',
              'Çıkış yapana ya da sekmeyi kapatana kadar',
            ],
            ['tema', 'Açık ya da koyu tema seçimini tutar.', 'Sen silene kadar'],
            ['draft.*', 'Yarım kalan siparişini tutar.', 'Sipariş verene ya da sen silene kadar'],
            ['note.*', 'Yarım kalan siparişinin notunu bu sekmede tutar.', 'Çıkış yapana ya da sekmeyi kapatana kadar'],
            ['intent.*', 'Aynı isteğin iki kez işlenmesini önler.', 'Yanıt gelene kadar'],
            [
              'havuz.*',
              'Booster’ın havuzdaki son filtresini ve yeni sipariş haberi seçimini tutar.',
              'Sen silene kadar',
            ],
            ['onay', 'Ölçüm araçlarına verdiğin yanıtı tutar.', 'Sen silene kadar'],
          ],
        },
      ],
    },
    {
      id: 'olcum',
      title: 'Ölçüm araçları',
      blocks: [
        'Sitenin nasıl kullanıldığını ölçen araçlar yalnız sitede etkinse ve sen izin verirsen yüklenir. İzin vermezsen hiçbir şey yüklenmez ve site aynı şekilde çalışır. Yanıtını istediğin zaman bu sayfanın altından değiştirebilirsin.',
        'Ölçüm araçlarına adın, e-posta adresin, siparişin ya da mesajların gönderilmez; yalnız açtığın sayfanın türü iletilir.',
      ],
    },
    {
      id: 'canli-destek',
      title: 'Canlı destek',
      blocks: [
        'Canlı destek penceresi açılmışsa yalnız giriş yaptığında yüklenir ve seni tanıyabilmesi için adın, soyadın, e-posta adresin ve bu adresin doğrulama özeti hizmet sağlayıcıya iletilir. Ayrıntı {gizlilik} metnindedir.',
      ],
    },
    {
      id: 'odeme-sayfasi',
      title: 'Ödeme sayfası',
      blocks: [
        'Kart bilgilerini yazdığın çerçeve ödeme kuruluşuna aittir; kuruluş kendi zorunlu çerezlerini kullanabilir.',
      ],
    },
    {
      id: 'silmek',
      title: 'Silmek ve engellemek',
      blocks: [
        'Tarayıcının ayarlarından bu sitenin verilerini silebilirsin. Silersen çıkış yapmış olursun ve yarım kalan siparişin kaybolur; verilmiş siparişlerin hesabında durur.',
      ],
    },
  ],
};
