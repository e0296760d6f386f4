import { startPromise } from '#contract/order/start.tr.ts';
import type { Policy } from './policy.ts';

export const terms: Policy = {
  changed: '2026-11-21',
  intro: 'Basamak’ı kullanan herkes için geçerli kurallar. Kayıt olanlar için ayrıca {uyelik} geçerlidir.',
  sections: [
    {
      id: 'basamak-nedir',
      title: 'Basamak nedir?',
      blocks: [
        'Basamak, çevrim içi oyunlarda boost ve koçluk hizmeti isteyen müşterilerle bu hizmeti veren booster’ları buluşturan bir pazaryeridir. Ödemeyi alır, sipariş bitene kadar tutar, sonra booster’a payını öder.',
        'Basamak, Riot Games ile bağlantılı değildir ve Riot Games tarafından onaylanmamıştır.',
      ],
    },
    {
      id: 'risk',
      title: 'Bilmen gereken risk',
      blocks: [
        'Oyunların yapımcıları hesap paylaşımını ve boost’u yasaklayabilir. Hesabın uyarı, kısıtlama ya da kapatma ile karşılaşabilir. Bu riski sipariş vererek üstlenirsin; yapımcının kararından Basamak sorumlu değildir.',
        'Riski almak istemiyorsan hesabını paylaşmadığın hizmetleri seç: koçluk ya da Duo Boost.',
      ],
    },
    {
      id: 'fiyat-ve-odeme',
      title: 'Fiyat ve ödeme',
      blocks: [
        {
          list: [
            'Fiyat, onu oluşturan bütün satırlarla birlikte sipariş özetinde görünür; vergiler dahildir.',
            'Siparişi verdiğin anda fiyat değişmişse hiçbir şey tahsil edilmez, yeni fiyat sana sorulur.',
            'Ödeme bakiyenden ya da kartla yapılır. Tutar, sipariş bitene kadar ayrı tutulur.',
            'Kuponların süresi, alt sınırı ve kapsamı olabilir; geçerliyse indirim ayrı satırda görünür.',
          ],
        },
      ],
    },
    {
      id: 'siparis',
      title: 'Siparişin yürütülmesi',
      blocks: [
        {
          list: [
            `Hesap gereken hizmetlerde sipariş, oyun hesabını verdiğinde booster aramaya başlar. Başlama hedefimiz en geç ${startPromise}tir.`,
            'Sipariş sürerken hesabında oynamamalı, şifresini değiştirmemelisin. Yaparsan booster’ın kaybettiği süre ve basamaklar senin sorumluluğundadır.',
            'Koridoru ve oyun hesabını sipariş başına birer kez değiştirebilirsin.',
            'Tahmini süreler birer tahmindir; oyun sunucularının kesintisi ve sıra süreleri onları değiştirebilir.',
            'Booster siparişi bitirince onayın istenir; {closesAfterHours} saat içinde onaylamaz ya da itiraz etmezsen sipariş kapanır. Hedefe varıldığını maçlar göstermiyorsa kendiliğinden kapanmaz: sen onaylarsın ya da destek karar verir.',
          ],
        },
        'İptal ve iade {iade} metnine göre yapılır.',
      ],
    },
    {
      id: 'mesajlar',
      title: 'Mesajlar ve değerlendirmeler',
      blocks: [
        {
          list: [
            'Sipariş sohbeti, siparişle ilgili konular içindir. {minutes} dakikada en çok {attempts} mesaj gönderilebilir; ekibimiz sohbetleri okuyabilir.',
            'Hakaret, tehdit, nefret söylemi, reklam, iletişim bilgisi alışverişi ve site dışı ödeme önerisi yasaktır.',
            'Bir mesajı bildirebilirsin. Bildirim haklı bulunursa gönderenden ücret alınabilir ya da hesabı kapatılabilir.',
            'Değerlendirmeler gerçek deneyimi anlatmalıdır; yasaya aykırı olanlar yayından kaldırılır.',
          ],
        },
      ],
    },
    {
      id: 'yasak-davranislar',
      title: 'Yapılmayacaklar',
      blocks: [
        {
          list: [
            'Başkasına ait bir oyun hesabını ya da kartı kullanmak,',
            'hile yazılımı istemek ya da kullanmak,',
            'siteyi otomatik araçlarla zorlamak, güvenliğini aşmaya çalışmak,',
            'aynı kişi için birden çok hesapla kupon ya da sınırları dolanmak.',
          ],
        },
        'Bunlardan birini yapanın hesabı, nedeni bildirilerek kapatılabilir.',
      ],
    },
    {
      id: 'fikri-haklar',
      title: 'Marka ve içerik',
      blocks: [
        'League of Legends, Valorant, Wild Rift ve Teamfight Tactics, Riot Games, Inc. şirketinin ticari markalarıdır. Sitedeki amblemler, çizimler ve metinler Basamak’a aittir; izinsiz çoğaltılamaz.',
      ],
    },
    {
      id: 'sorumluluk',
      title: 'Sorumluluğun sınırı',
      blocks: [
        'Basamak, hizmeti özenle yürütür. Mücbir sebeplerden, oyun sunucularından ve oyun yapımcılarının kararlarından doğan zararlardan sorumlu değildir. Tüketici olarak yasadan doğan hakların saklıdır.',
      ],
    },
    {
      id: 'uyusmazlik',
      title: 'Uyuşmazlıklar',
      blocks: [
        'Türk hukuku uygulanır. Tüketici olarak, parasal sınırlara göre yerleşim yerindeki tüketici hakem heyetine ya da tüketici mahkemesine başvurabilirsin. Önce bize yazarsan çoğu sorunu hızla çözeriz.',
      ],
    },
  ],
};
