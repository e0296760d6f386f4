import { AtTheLatest } from '#contract/order/start.tr.ts';
import { guarantees } from './guarantees.ts';

// Every question that the site answers. The FAQ page, the home page, the landing pages and the structured data read
// them here. Ids are part of links (`/sss#hesap-ceza`): do not change them.

export const faqTopics = {
  siparis: 'Sipariş',
  odeme: 'Ödeme ve iade',
  hesap: 'Hesap ve güvenlik',
  hizmet: 'Hizmetler',
  destek: 'Destek ve booster’lık',
} as const;
export type FaqTopic = keyof typeof faqTopics;

export interface Question {
  readonly id: string;
  readonly topic: FaqTopic;
  readonly question: string;
  /** Placeholders such as `{closesAfterHours}` are filled in from the settings (features/platform-rules.ts). */
  readonly answer: string;
}

export const questions = [
  {
    id: 'ne-zaman-baslar',
    topic: 'siparis',
    question: 'Siparişim ne zaman başlar?',
    answer: `${AtTheLatest}. Öncelikli seçeneği alırsan havuzda sıranın önüne geçersin. Hesap gereken hizmetlerde süre, oyun hesabını siparişe verdiğin anda işlemeye başlar.`,
  },
  {
    id: 'nasil-izlerim',
    topic: 'siparis',
    question: 'Siparişimi nasıl izlerim?',
    answer:
      'Sipariş sayfanda durumu, booster’ın girdiği maçları, kazanılan LP’yi ve kalan basamakları görürsün. Sayfa kendiliğinden güncellenir; booster’la da oradan yazışırsın.',
  },
  {
    id: 'ne-kadar-surer',
    topic: 'siparis',
    question: 'Sipariş ne kadar sürer?',
    answer:
      'Fiyatın yanında tahmini süre yazar. Süre, çıkılacak basamak sayısına ve seçtiklerine göre değişir; booster arama süresi buna dahil değildir.',
  },
  {
    id: 'koridor-degistirme',
    topic: 'siparis',
    question: 'Siparişten sonra koridor değiştirebilir miyim?',
    answer:
      'Evet, sipariş başına bir kez. Sipariş sayfandaki “Koridoru değiştir” ile. Daha pahalı bir koridorun farkını ödersin; daha ucuzunda iade olmaz.',
  },
  {
    id: 'hesap-degistirme',
    topic: 'siparis',
    question: 'Verdiğim oyun hesabını değiştirebilir miyim?',
    answer:
      'Evet, sipariş başına bir kez. Değişikliği onaylarsın; onaydan sonra siparişte yalnız yeni hesap kullanılır.',
  },
  {
    id: 'siparis-bitince',
    topic: 'siparis',
    question: 'Sipariş bitince ne olur?',
    answer:
      'Booster siparişi bitirdiğinde sonucu onaylaman istenir. {closesAfterHours} saat içinde onaylamaz ya da itiraz etmezsen sipariş kendiliğinden kapanır. Hedefe varıldığını maçlar göstermiyorsa kendiliğinden kapanmaz: sen onaylarsın ya da destek karar verir. Kapanınca hesap bilgilerin silinir.',
  },
  {
    id: 'iptal',
    topic: 'odeme',
    question: 'İptal edersem param ne olur?',
    answer:
      'Booster siparişi almadan iptal edersen tutarın tamamı bakiyene döner. Başlamış siparişte booster’ın hak ettiği kısım düşülür, kalanı bakiyene döner.',
  },
  {
    id: 'nasil-oderim',
    topic: 'odeme',
    question: 'Nasıl ödeme yaparım?',
    answer:
      'Kartla bakiye yüklersin ya da siparişi doğrudan kartla ödersin. Kart bilgilerini lisanslı ödeme kuruluşunun sayfasına yazarsın; bizde saklanmaz. Siparişi kartla ödersen yalnız eksik tutar çekilir; bakiyeni bir seferde 100 ile 25.000 ₺ arasında yükleyebilirsin.',
  },
  {
    id: 'havale',
    topic: 'odeme',
    question: 'Havaleyle ya da e-cüzdanla ödeyebilir miyim?',
    answer: 'Evet, destek ekibi üzerinden. Önce bize yaz; ödeme ulaşınca tutar bakiyene eklenir.',
  },
  {
    id: 'bakiye-cekme',
    topic: 'odeme',
    question: 'Bakiyemi geri çekebilir miyim?',
    answer:
      'Bakiye harcanmak içindir, banka hesabına çekilmez. Kullanmadığın bir yüklemenin kartına iadesini destekten isteyebilirsin.',
  },
  {
    id: 'vpn',
    topic: 'odeme',
    question: 'Ödeme sayfası neden açılmıyor?',
    answer:
      'Açık bir VPN kartla ödemeyi engeller. VPN’i kapatıp sayfayı yenile. Ödeme yarıda kalırsa kartından para çekilmez.',
  },
  {
    id: 'odeme-oldu-siparis-yok',
    topic: 'odeme',
    question: 'Kartla ödedim ama sipariş verilemedi. Param nerede?',
    answer:
      'Bakiyende. Ödeme onaylanıp sipariş verilemezse tutarın tamamı bakiyene yazılır, oradan yeniden sipariş verebilirsin.',
  },
  {
    id: 'kupon',
    topic: 'odeme',
    question: 'Kuponu nerede kullanırım?',
    answer:
      'Sipariş özetindeki kupon alanında. İndirim, ek seçenekler eklendikten sonraki toplamdan düşülür ve özette ayrı satırda görünür.',
  },
  {
    id: 'hesap-ceza',
    topic: 'hesap',
    question: 'Hesabım ceza alır mı?',
    answer:
      'Riot Games’in kullanım koşulları hesap paylaşımına izin vermez; bu yüzden risk hiçbir zaman sıfır değildir. Çevrim dışı modu açarak görünürlüğü azaltabilirsin. Hesabını hiç paylaşmak istemiyorsan Duo Boost ya da koçluk seç.',
  },
  {
    id: 'sifre-gorunur-mu',
    topic: 'hesap',
    question: 'Booster şifremi görür mü?',
    answer: 'Hayır. Bilgilerin şifrelenerek saklanır ve booster’a gösterilmez. Siparişi onayladığında silinir.',
  },
  {
    id: 'bilgiler-ne-zaman-silinir',
    topic: 'hesap',
    question: 'Oyun hesabı bilgilerim ne zaman silinir?',
    answer:
      'Sipariş kapandığında ya da iptal edildiğinde. Sipariş açık kalsa bile son değişiklikten en geç 30 gün sonra. Silindiği, siparişin geçmişinde yazar.',
  },
  {
    id: 'sifremi-unuttum',
    topic: 'hesap',
    question: 'Basamak şifremi unuttum, ne yapmalıyım?',
    answer:
      'Giriş penceresinde “Şifremi unuttum”a bas ve e-posta adresini yaz. Gelen bağlantı 30 dakika geçerlidir ve bir kez kullanılır.',
  },
  {
    id: 'hesap-silme',
    topic: 'hesap',
    question: 'Basamak hesabımı ve verilerimi nasıl sildiririm?',
    answer:
      'Ayarlar sayfasında “Hesabı sil” bölümünden. Hesabın anonimleştirilir; yasaların saklamamızı istediği ödeme kayıtları dışında seni tanıtan bilgi kalmaz.',
  },
  {
    id: 'duo-nedir',
    topic: 'hizmet',
    question: 'Elo Boost ile Duo Boost arasındaki fark ne?',
    answer:
      'Elo Boost’ta booster senin hesabında oynar. Duo Boost’ta sen kendi hesabında oynarsın, booster takım arkadaşın olur.',
  },
  {
    id: 'yerlestirme-garantisi',
    topic: 'hizmet',
    question: 'Yerleştirme maçlarında garanti var mı?',
    answer: `League of Legends’ta ${guarantees.leaguePlacement} Valorant’ta ${guarantees.valorantPlacement}`,
  },
  {
    id: 'win-boost-yenilgi',
    topic: 'hizmet',
    question: 'Win Boost’ta yenilgi olursa?',
    answer: `${guarantees.leagueWins} Bu söz League of Legends içindir.`,
  },
  {
    id: 'challenger-hedef',
    topic: 'hizmet',
    question: 'Challenger Boost’ta hedef ne kadar yukarıda olmalı?',
    answer: 'Şu anki LP’nden en az 50 LP yukarıda.',
  },
  {
    id: 'kocluk-hesap',
    topic: 'hizmet',
    question: 'Koçluk için hesabımı vermem gerekir mi?',
    answer:
      'Hayır. Koçluk birebirdir ve saatle alınır; kendi hesabında oynarsın, koç maçlarını seninle birlikte değerlendirir.',
  },
  {
    id: 'hangi-sunucular',
    topic: 'hizmet',
    question: 'Hangi sunucularda sipariş verebilirim?',
    answer: 'League of Legends ve TFT’de TR, EUW, EUNE ve RU; Valorant’ta TR, EU ve RU; Wild Rift’te TR, EU, NA ve RU.',
  },
  {
    id: 'mesaj-siniri',
    topic: 'destek',
    question: 'Neden art arda mesaj gönderemiyorum?',
    answer:
      '{minutes} dakikada en çok {attempts} mesaj gönderebilirsin. Sınır dolduğunda yeniden ne zaman yazabileceğin görünür.',
  },
  {
    id: 'booster-olmak',
    topic: 'destek',
    question: 'Nasıl booster olurum?',
    answer:
      'Rankını, oynadığın oyunları ve sunucuları yazarak başvurursun. Başvurun onaylanınca davet e-postası gelir; siparişleri havuzdan kendin seçersin.',
  },
] as const satisfies readonly Question[];

export type QuestionId = (typeof questions)[number]['id'];

const byId: ReadonlyMap<string, Question> = new Map(questions.map((entry) => [entry.id, entry]));

/** Questions by id, in the given order. */
export const pick = (ids: readonly QuestionId[]): readonly Question[] => ids.flatMap((id) => byId.get(id) ?? []);
