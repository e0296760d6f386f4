import { stateWord } from '#contract/order/words.tr.ts';
import type { Policy } from './policy.ts';

export const refunds: Policy = {
  changed: '2026-11-21',
  intro: 'Siparişi iptal etmek istediğinde ya da ödeme yolunda gitmediğinde paranın nereye gittiğini burada bulursun.',
  sections: [
    {
      id: 'booster-almadan',
      title: 'Booster almadan önce iptal',
      blocks: [
        `Siparişin “${stateWord('waiting', 'elo')}” (Duo’da “${stateWord('waiting', 'duo')}”) ya da “${stateWord('processing', 'elo')}” durumundayken onu sipariş sayfandan kendin iptal edebilirsin. Ödediğin tutarın tamamı o anda bakiyene döner; kesinti yapılmaz.`,
      ],
    },
    {
      id: 'booster-aldiktan-sonra',
      title: 'Booster aldıktan sonra iptal',
      blocks: [
        'Booster siparişi aldıktan sonra iptal için destek ekibine yazarsın. İptalde booster’ın o ana kadar hak ettiği kısım açıkça belirtilerek düşülür, kalanı bakiyene döner.',
        'Sipariş hiç oynanmadıysa booster’ın hak ettiği kısım yoktur ve tutarın tamamı döner.',
      ],
    },
    {
      id: 'sonuca-itiraz',
      title: 'Sonuca itiraz',
      blocks: [
        'Booster siparişi bitirdiğinde sonucu onaylaman istenir. Sonuç siparişine uymuyorsa onaylamadan itiraz et; siparişi inceleriz. Haklıysan sipariş yeniden oynanır ya da iptal edilip bedeli bu politikaya göre iade edilir.',
        '{closesAfterHours} saat içinde onaylamaz ve itiraz etmezsen sipariş kendiliğinden onaylanır, booster’ın payı ödenir. Hedefe varıldığını maçlar göstermiyorsa kendiliğinden onaylanmaz: sen onaylarsın ya da destek karar verir.',
      ],
    },
    {
      id: 'basarisiz-odeme',
      title: 'Tamamlanmayan ödemeler',
      blocks: [
        {
          list: [
            'Kart ödemesini yarıda bırakırsan ya da banka reddederse kartından para çekilmez.',
            'Ödeme onaylanır ama sipariş verilemezse (örneğin fiyat o sırada değiştiyse) tutarın tamamı bakiyene yazılır.',
            'Ödeme kuruluşunun bildirimi gecikirse ödemeyi biz sorgularız; onaylanan ödeme bakiyene işlenir.',
          ],
        },
      ],
    },
    {
      id: 'bakiyenin-iadesi',
      title: 'Bakiyenin kartına iadesi',
      blocks: [
        'Bakiye harcanmak içindir, banka hesabına çekilmez. Bir kart yüklemesinin henüz harcamadığın kısmının aynı karta iadesini destek ekibinden isteyebilirsin. İade ödeme kuruluşu üzerinden yapılır; kartına yansıma süresi bankana bağlıdır.',
      ],
    },
    {
      id: 'cayma',
      title: 'Cayma hakkı',
      blocks: [
        'Tüketici mevzuatı, mesafeli sözleşmelerde kural olarak on dört gün içinde cayma hakkı tanır. Onayınla bu süre dolmadan ifasına başlanan hizmetlerde cayma hakkı mevzuattaki istisnalara tabidir. Bu politikadaki iptal ve iade olanakları, yasal haklarını sınırlamaz.',
      ],
    },
    {
      id: 'satilik-hesaplar',
      title: 'Unranked hesaplar',
      blocks: [
        'Satın aldığın unranked hesabın bilgileri sana hemen gösterilir; bu yüzden keyfi iade yapılmaz. Hesap açıklamasına uymuyorsa ya da giriş yapılamıyorsa destek ekibine yaz: hesap geri alınır ve ödediğin tutar bakiyene döner.',
      ],
    },
  ],
};
