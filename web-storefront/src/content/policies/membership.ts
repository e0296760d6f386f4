import type { Policy } from './policy.ts';

export const membership: Policy = {
  changed: '2026-11-21',
  intro:
    'Kayıt olurken bu sözleşmeyi kabul edersin. {kullanim} metni bu sözleşmenin parçasıdır; verilerinin nasıl işlendiği {gizlilik} metninde yazar.',
  sections: [
    {
      id: 'taraflar',
      title: 'Taraflar ve konu',
      blocks: [
        'Sözleşme, Basamak’ı işleten şirket ile kayıt olan kişi (üye) arasında kurulur. Konusu, üyenin Basamak’ta hesap açması, bakiye yüklemesi ve hizmet sipariş etmesidir.',
      ],
    },
    {
      id: 'uyelik',
      title: 'Üye olmak',
      blocks: [
        {
          list: [
            'Üye olmak için 18 yaşını doldurmuş olmalı ya da yasal temsilcinin onayını almalısın.',
            'Verdiğin ad, e-posta ve telefon sana ait ve doğru olmalı.',
            'Kullanıcı adı harf ve rakamdan oluşur ve başkasının kullandığı bir ad olamaz.',
            'Bir kişi bir müşteri hesabı açar. Hesap devredilemez.',
          ],
        },
      ],
    },
    {
      id: 'hesap-guvenligi',
      title: 'Hesabının güvenliği',
      blocks: [
        'Şifreni gizli tutmak senin sorumluluğundur; ekibimiz şifreni hiçbir zaman sormaz. Hesabının başkasının eline geçtiğinden kuşkulanırsan şifreni değiştir ve bize haber ver: şifre değişikliği öteki oturumları kapatır.',
      ],
    },
    {
      id: 'bakiye',
      title: 'Bakiye',
      blocks: [
        {
          list: [
            'Bakiye, Basamak’ta harcamak için yüklediğin tutardır; elektronik para ya da mevduat değildir, faiz işlemez.',
            'Bir bakiye yüklemesi 100 ile 25.000 ₺ arasında olur. Siparişi kartla ödersen yalnız eksik tutar, tam liraya yuvarlanarak çekilir.',
            'Bakiye banka hesabına çekilemez ve başka üyeye aktarılamaz. Kullanılmayan yüklemenin kartına iadesi {iade} metnine göre istenebilir.',
            'Her hareket, nedeniyle birlikte hesap özetinde görünür; kayıtlar sonradan değiştirilmez, yanlışlar yeni bir kayıtla düzeltilir.',
          ],
        },
      ],
    },
    {
      id: 'siparisler',
      title: 'Sipariş sözleşmesi',
      blocks: [
        '“Siparişi ver” düğmesine bastığında, özette görünen hizmet için görünen fiyatla bir hizmet sözleşmesi kurulur ve tutar bakiyenden ayrılır. Siparişin durumu ve geçmişi sipariş sayfanda durur.',
        'Siparişi vererek, yasal cayma süresi dolmadan hizmete başlanmasını istediğini kabul edersin.',
      ],
    },
    {
      id: 'oyun-hesabi',
      title: 'Oyun hesabını vermek',
      blocks: [
        'Hesap gereken hizmetlerde oyun hesabının bilgilerini siparişin yürütülmesi için, yalnız bu amaçla verirsin. Bilgiler şifrelenir, booster’a gösterilmez ve sipariş bitince silinir. Hesap sana ait olmalıdır.',
      ],
    },
    {
      id: 'booster-uyeler',
      title: 'Booster’lar için',
      blocks: [
        {
          list: [
            'Booster hesabı başvuru ve onayla açılır.',
            'Booster’ın payı, kademesine göre sipariş bedelinin bir yüzdesidir ve siparişi aldığı anda kesinleşir.',
            'Pay, sipariş kapandıktan sonra booster bakiyesine yazılır; booster dilediğinde IBAN’ına ödeme ister.',
            'Kurallara aykırı davranışta, nedeni bildirilerek ceza kesilebilir.',
            'Booster, kazancının vergisinden kendisi sorumludur.',
          ],
        },
      ],
    },
    {
      id: 'sona-erme',
      title: 'Üyeliğin sona ermesi',
      blocks: [
        'Hesabının silinmesini istediğin zaman isteyebilirsin; süren siparişin, sonuçlanmamış ödemen ya da bakiyen varken hesap silinmez. Silinen hesap geri alınamaz.',
        'Sözleşmeye ya da {kullanim} metnine aykırı davranışta hesabı, nedenini bildirerek kapatabiliriz. Kapatma, süren siparişlerin iadesini ve kullanılmamış bakiyen üzerindeki haklarını ortadan kaldırmaz.',
      ],
    },
    {
      id: 'degisiklik',
      title: 'Sözleşmenin değişmesi',
      blocks: [
        'Değişiklikler bu sayfada yayımlanır ve aleyhine olanlar sana önceden bildirilir. Verilmiş siparişler, verildikleri andaki koşullarla sürer.',
      ],
    },
    {
      id: 'yururluk',
      title: 'Yürürlük ve uyuşmazlık',
      blocks: [
        'Sözleşme, kayıt olduğun anda yürürlüğe girer. Türk hukuku uygulanır; tüketici hakem heyetleri ve tüketici mahkemeleri yetkilidir.',
      ],
    },
  ],
};
