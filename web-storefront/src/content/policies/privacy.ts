import type { Policy } from './policy.ts';

export const privacy: Policy = {
  changed: '2026-11-28',
  intro:
    'Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca aydınlatma metnidir: hangi verini, neden, ne kadar süreyle işlediğimizi ve haklarını anlatır.',
  sections: [
    {
      id: 'veri-sorumlusu',
      title: 'Veri sorumlusu',
      blocks: [
        'Veri sorumlusu, Basamak’ı işleten şirkettir. Kişisel verilerinle ilgili her konuda sitedeki destek yollarından bize ulaşabilirsin.',
      ],
    },
    {
      id: 'islenen-veriler',
      title: 'Hangi verileri işliyoruz?',
      blocks: [
        {
          table: [
            ['Veri', 'Neden', 'Hukuki sebep'],
            [
              'Ad, soyad, e-posta, telefon, kullanıcı adı',
              'Hesabını kurmak, seni tanımak, siparişlerinle ilgili haber vermek',
              'Sözleşmenin kurulması ve ifası',
            ],
            ['Şifrenin özeti (şifrenin kendisi değil)', 'Girişini doğrulamak', 'Sözleşmenin ifası'],
            [
              'Siparişlerin, seçimlerin, maçlar, durum geçmişi',
              'Hizmeti vermek, uyuşmazlıkta ne olduğunu gösterebilmek',
              'Sözleşmenin ifası, hakkın korunması',
            ],
            [
              'Bakiye hareketleri ve ödeme kayıtları (kart numarası hariç)',
              'Ödemeyi almak, iade etmek, defter tutmak',
              'Sözleşmenin ifası, hukuki yükümlülük',
            ],
            ['Oyun hesabının kullanıcı adı ve şifresi', 'Siparişi oynamak', 'Sözleşmenin ifası'],
            [
              'Sipariş sohbeti, destek talepleri, değerlendirmeler',
              'İletişim, destek, kötüye kullanımı önlemek',
              'Sözleşmenin ifası, meşru menfaat',
            ],
            [
              'IP adresi, tarayıcı bilgisi, işlem zamanları',
              'Güvenlik, art arda denemeleri sınırlamak, hata bulmak',
              'Meşru menfaat, hukuki yükümlülük',
            ],
            [
              'Booster başvurusundaki bilgiler ve IBAN',
              'Başvuruyu değerlendirmek, kazancı ödemek',
              'Sözleşmenin kurulması ve ifası',
            ],
          ],
        },
        'Kart numaranı, son kullanma tarihini ve güvenlik kodunu görmeyiz ve saklamayız: bunları lisanslı ödeme kuruluşunun çerçevesine yazarsın.',
        'Değerlendirmelerin sitede yalnız adınla, soyadın olmadan gösterilir. Sitede oynanan ve son 7 günde hedefine ulaşan siparişlerden isimsiz söz edilir: yalnız oyun, hizmet, lig ve yaklaşık sayı yazar, o da en az beş müşteri aynı şeyi yaptıysa. Bu bilgiler günde dört kez yenilenir.',
        'Booster’ların herkese açık sayfasında görünen adları, dilleri, verdikleri hizmetler, oynayabildikleri en yüksek rank, yeni siparişe yer olup olmadığı ve siparişlerinden, değerlendirmelerinden ve mesajlarından sayılan sonuçlar yer alır.',
      ],
    },
    {
      id: 'oyun-hesabi-bilgileri',
      title: 'Oyun hesabı bilgilerin',
      blocks: [
        'Oyun hesabının kullanıcı adı ve şifresi AES-256-GCM ile, her kayıt için ayrı bir anahtarla şifrelenir; bu anahtarlar da veritabanının dışında duran bir ana anahtarla şifrelenir.',
        {
          list: [
            'Booster’ın sayfalarında gösterilmez. Yalnızca booster’ın onayladığımız bilgisayarına, o bilgisayarın anahtarıyla şifrelenmiş olarak ve tek bir giriş için gönderilir.',
            'Sipariş kapandığında ya da iptal edildiğinde siparişteki kopyası ve kayıtlı hesabındaki bilgiler silinir. Sipariş açık kalsa bile son değişiklikten en geç 30 gün sonra silinir.',
            'Silindiği, siparişinin geçmişine yazılır.',
            'Kayıtlı oyun hesabını hesaplarından istediğin zaman kaldırabilirsin.',
          ],
        },
      ],
    },
    {
      id: 'kimlerle-paylasiyoruz',
      title: 'Kimlerle paylaşıyoruz?',
      blocks: [
        {
          list: [
            'Ödeme kuruluşu: ödemeyi almak ve iade etmek için adın, e-postan, telefonun, IP adresin ve tutar.',
            'Siparişini alan booster: Riot ID’n, seçimlerin, notun ve sohbetteki mesajların. Soyadın, e-postan ve telefonun paylaşılmaz.',
            'E-posta ve barındırma hizmeti veren şirketler: hizmeti yürütmek için gereken kadarı, veri işleyen sıfatıyla.',
            'Canlı destek sağlayıcısı (açılmışsa): giriş yaptığında adın, soyadın, e-posta adresin.',
            'Yetkili kamu kurumları: yasanın zorunlu kıldığı durumlarda.',
          ],
        },
        'Verilerini satmayız ve reklam amacıyla kimseye vermeyiz. Tarayıcında tutulanlar {cerez} metninde sayılır.',
      ],
    },
    {
      id: 'saklama-sureleri',
      title: 'Ne kadar saklıyoruz?',
      blocks: [
        {
          list: [
            'Hesap bilgilerin: üyeliğin sürdükçe.',
            'Oturumlar son kullanımdan sonra 7 gün, şifre sıfırlama bağlantıları 30 dakika geçerlidir; kayıtları bundan 7 gün sonra silinir.',
            'Oyun hesabı bilgileri: siparişin kapanmasına ya da iptaline kadar, en çok 30 gün hareketsizlik.',
            'Booster başvurun: booster olduysan üyeliğin sürdükçe; reddedildiyse karardan 180 gün sonra silinir.',
            'Ödeme ve defter kayıtları: vergi ve ticaret mevzuatının zorunlu kıldığı süre boyunca.',
            'Sohbetler ve destek talepleri: ticari yazışma olarak en az on yıl (TTK 82).',
          ],
        },
        'Hesabını sildirdiğinde seni tanıtan bilgiler anonimleştirilir. Defter kayıtları, kimliğini göstermeden kalır.',
      ],
    },
    {
      id: 'guvenlik',
      title: 'Nasıl koruyoruz?',
      blocks: [
        'Bağlantılar şifrelidir. Şifreler argon2id ile özetlenir. Giriş denemeleri sınırlıdır. Çalışanlar yalnız görevlerinin gerektirdiği yetkilerle çalışır. Para hareketleri değiştirilemeyen bir defterde tutulur.',
        'Bir ihlal olursa Kişisel Verileri Koruma Kurulu’na ve sana, mevzuatın öngördüğü sürede haber veririz.',
      ],
    },
    {
      id: 'haklarin',
      title: 'Hakların',
      blocks: [
        'KVKK’nın 11. maddesine göre bize başvurarak şunları isteyebilirsin:',
        {
          list: [
            'verinin işlenip işlenmediğini öğrenmek ve işlendiyse bilgi almak,',
            'işlenme amacını ve amaca uygun kullanılıp kullanılmadığını öğrenmek,',
            'yurt içinde ya da dışında kimlere aktarıldığını bilmek,',
            'eksik ya da yanlış işlendiyse düzeltilmesini istemek,',
            'şartları oluştuğunda silinmesini ya da yok edilmesini istemek,',
            'düzeltme ve silmenin, verinin aktarıldığı kişilere bildirilmesini istemek,',
            'yalnız otomatik sistemlerle yapılan bir değerlendirme aleyhine sonuç doğurduysa itiraz etmek,',
            'yasaya aykırı işleme yüzünden zarara uğradıysan zararın giderilmesini istemek.',
          ],
        },
        'Başvurunu en geç 30 gün içinde ücretsiz yanıtlarız. Yanıt seni tatmin etmezse Kişisel Verileri Koruma Kurulu’na şikâyet hakkın vardır.',
      ],
    },
    {
      id: 'yas-siniri',
      title: 'Yaş sınırı',
      blocks: [
        'Basamak 18 yaşından büyükler içindir. 18 yaşından küçüksen yalnız yasal temsilcinin onayıyla ve onun denetiminde kullanabilirsin.',
      ],
    },
    {
      id: 'degisiklikler',
      title: 'Bu metin değişirse',
      blocks: [
        'Yeni metin bu sayfada, son değişiklik tarihiyle yayımlanır. Önemli bir değişikliği hesabında ayrıca bildiririz.',
      ],
    },
  ],
};
