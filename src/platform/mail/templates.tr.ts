import { formatIban } from '#contract/format.ts';
import type { Mail, MailTemplate, MailTemplates } from '#kernel/mail.ts';

/** The content of a mail, without layout. */
export interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Facts in a small table, below the paragraphs. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly action?: { readonly label: string; readonly link: string };
  /** A second link, below the button. */
  readonly also?: { readonly label: string; readonly link: string };
  /** Additional facts, in small print. */
  readonly note?: string;
  /** The reply address, if it is not the sender. */
  readonly replyTo?: string;
  /** The unsubscribe link. */
  readonly unsubscribe?: string;
}

/** The text of every mail. */
const templates: { readonly [T in MailTemplate]: (params: MailTemplates[T]) => Content } = {
  'password-reset': ({ link }) => ({
    subject: 'Şifreni sıfırla',
    paragraphs: ['Merhaba,', 'Basamak hesabın için şifre sıfırlama isteği aldık. Yeni şifreni buradan seç:'],
    action: { label: 'Yeni şifre seç', link },
    note: 'Bağlantı 30 dakika geçerlidir ve bir kez kullanılır. Bu isteği sen yapmadıysan bir şey yapmana gerek yok; şifren değişmedi.',
  }),
  invitation: ({ link, isBooster }) => ({
    subject: isBooster ? 'Basamak booster hesabın hazır' : 'Basamak hesabın hazır',
    paragraphs: [
      'Merhaba,',
      isBooster
        ? 'Basamak’ta booster olarak kabul edildin ve hesabın açıldı. Booster paneline girmek için şifreni seç:'
        : 'Senin için bir Basamak hesabı açıldı. Giriş yapmak için şifreni seç:',
    ],
    action: { label: 'Şifreni seç', link },
    note: 'Bağlantı 7 gün geçerlidir ve bir kez kullanılır.',
  }),
  'password-changed': ({ firstName }) => ({
    subject: 'Şifren değişti',
    paragraphs: [`Merhaba ${firstName},`, 'Basamak hesabının şifresi değişti ve diğer oturumların kapatıldı.'],
    note: 'Bunu sen yapmadıysan hemen şifreni sıfırla ve bize yaz.',
  }),
  'username-changed': ({ firstName, username }) => ({
    subject: 'Kullanıcı adın değişti',
    paragraphs: [
      `Merhaba ${firstName},`,
      `Basamak hesabının kullanıcı adı “${username}” oldu. Bundan sonra bu adla ya da e-posta adresinle girersin.`,
    ],
    note: 'Bunu sen yapmadıysan hemen şifreni sıfırla ve bize yaz.',
  }),
  'one-time-password': ({ firstName }) => ({
    subject: 'Şifreni ekibimiz değiştirdi',
    paragraphs: [
      `Merhaba ${firstName},`,
      'Ekibimiz hesabın için tek kullanımlık bir şifre belirledi ve oturumlarını kapattı. Bu şifreyle girince kendi şifreni seçmen istenir.',
    ],
    note: 'Bunu sen istemediysen hemen şifreni sıfırla ve bize yaz.',
  }),
  'second-factor': ({ firstName, what }) => ({
    ...{
      on: {
        subject: 'İki adımlı giriş açıldı',
        paragraphs: [
          `Merhaba ${firstName},`,
          'Basamak hesabına bundan sonra şifren ve doğrulama uygulamandaki kodla giriliyor. Diğer oturumların kapatıldı.',
        ],
      },
      off: {
        subject: 'İki adımlı giriş kapatıldı',
        paragraphs: [`Merhaba ${firstName},`, 'Basamak hesabına artık yalnız şifreyle giriliyor.'],
      },
      reset: {
        subject: 'İki adımlı girişin sıfırlandı',
        paragraphs: [
          `Merhaba ${firstName},`,
          'Ekibimiz hesabının iki adımlı girişini kapattı ve oturumlarını sonlandırdı. Girişten sonra ayarlardan yeniden kurabilirsin.',
        ],
      },
    }[what],
    note: 'Bunu sen istemediysen hemen şifreni sıfırla ve bize yaz.',
  }),
  'email-change': ({ link }) => ({
    subject: 'Yeni e-posta adresini onayla',
    paragraphs: [
      'Merhaba,',
      'Bir Basamak hesabının e-posta adresi bu adresle değiştirilmek isteniyor. İstek senin hesabın içinse onayla; onaylamadan adres değişmez.',
    ],
    action: { label: 'Adresi onayla', link },
    note: 'Bağlantı 24 saat geçerlidir ve bir kez kullanılır. Destek ekibimizden böyle bir şey istemediysen onaylama, bu iletiyi silebilirsin.',
  }),
  'email-change-asked': ({ firstName, newEmail, link }) => ({
    subject: 'E-posta adresin değiştirilmek isteniyor',
    paragraphs: [
      `Merhaba ${firstName},`,
      `Destek ekibimiz hesabının e-posta adresini ${newEmail} yapmak için bir istek açtı. Adres, yeni adresin sahibi 24 saat içinde onaylarsa değişir.`,
      'Bunu sen istemediysen hemen bize yaz: isteği geri çekelim.',
    ],
    action: { label: 'İtiraz et', link },
    note: 'İstek sendense bir şey yapmana gerek yok.',
  }),
  'email-changed': ({ firstName, newEmail, link }) => ({
    subject: 'E-posta adresin değişti',
    paragraphs: [
      `Merhaba ${firstName},`,
      `Basamak hesabının e-posta adresi artık ${newEmail}. Oturumların kapandı, eski şifren geçersiz oldu. Bundan sonra bu adrese hesabınla ilgili ileti gelmez.`,
      'Bunu sen istemediysen hemen bize yaz.',
    ],
    action: { label: 'Bize yaz', link },
  }),
  'phone-changed': ({ firstName, lastDigits }) => ({
    subject: 'Telefon numaranı ekibimiz değiştirdi',
    paragraphs: [
      `Merhaba ${firstName},`,
      `Ekibimiz hesabındaki telefon numarasını değiştirdi. Yeni numaranın son iki hanesi: ${lastDigits}.`,
    ],
    note: 'Bunu sen istemediysen bize yaz. Numaranı ayarlardan da değiştirebilirsin.',
  }),
  'application-received': () => ({
    subject: 'Booster başvurunu aldık',
    paragraphs: [
      'Merhaba,',
      'Bu adresle yapılan booster başvurusunu aldık. İnceleyip sonucu yine buraya yazacağız; önce bir sorumuz olabilir.',
    ],
    note: 'Başvuruyu sen yapmadıysan bu iletiyi silebilirsin.',
  }),
  'application-question': ({ question, link }) => ({
    subject: 'Booster başvurun için bir sorumuz var',
    paragraphs: ['Merhaba,', 'Başvuruna karar vermeden önce şunu öğrenmek istiyoruz:', question],
    action: { label: 'Soruyu yanıtla', link },
    note: 'Bağlantı, soruyu yanıtlayana ya da başvurun sonuçlanana kadar geçerli.',
  }),
  'application-refused': ({ reason }) => ({
    subject: 'Booster başvurunun sonucu',
    paragraphs: ['Merhaba,', 'Başvurunu inceledik. Şimdilik birlikte çalışamıyoruz. Nedeni:', reason],
    note: 'Durumun değişirse yeniden başvurabilirsin.',
  }),
  'payout-confirmation': ({ firstName, amount, iban, link }) => ({
    subject: 'Para çekme isteğini onayla',
    paragraphs: [
      `Merhaba ${firstName},`,
      `Basamak bakiyenden ${amount} çekilmek isteniyor. Bu hesaba ilk kez para göndereceğiz: ${formatIban(iban)}.`,
      'İstek sendense onayla; onaylamadan ödeme yapılmaz.',
    ],
    action: { label: 'İsteği onayla', link },
    note: 'Bağlantı 7 gün geçerli. Bunu sen istemediysen onaylama, şifreni hemen değiştir ve bize yaz.',
  }),
  'verify-email': ({ link }) => ({
    subject: 'E-posta adresini doğrula',
    paragraphs: ['Merhaba,', 'Basamak hesabındaki e-posta adresinin sana ait olduğunu buradan doğrula:'],
    action: { label: 'Adresimi doğrula', link },
    note: 'Bağlantı 24 saat geçerli. Basamak’ta hesap açmadıysan bu iletiyi silebilirsin.',
  }),
  'order-update': ({ firstName, title = 'Siparişinde yenilik var', orderNumber, sentence, ...more }) => ({
    subject: `${title} (sipariş ${orderNumber})`,
    paragraphs: [`Merhaba ${firstName},`, sentence],
    ...linked(more, 'Siparişe git'),
  }),
  contact: ({ name, email, text }) => ({
    subject: `İletişim formu: ${name}`,
    paragraphs: [`${name} (${email}) yazdı:`, ...text.split(/\n{2,}/)],
    note: 'Bu iletiyi yanıtlarsan yanıtın yazana gider.',
    replyTo: email,
  }),
  letter: ({ subject, text }) => ({ subject, paragraphs: text.split(/\n{2,}/) }),
  message: ({ subject, text, ...more }) => ({
    subject,
    paragraphs: text.split(/\n{2,}/),
    ...linked(more, 'Basamak’ta aç'),
  }),
};

const linked = (
  { link, action, facts, also }: Pick<MailTemplates['message'], 'link' | 'action' | 'facts' | 'also'>,
  usual: string,
): Pick<Content, 'action' | 'facts' | 'also'> => ({
  ...(link === undefined ? {} : { action: { label: action ?? usual, link } }),
  ...(facts === undefined ? {} : { facts }),
  ...(also === undefined ? {} : { also }),
});

export const contentOf = ({ template, params, unsubscribe }: Mail): Content => ({
  // the table's type ties each template to its params; the compiler can't follow the union through the call
  ...(templates[template] as (params: Mail['params']) => Content)(params),
  ...(unsubscribe === undefined ? {} : { unsubscribe }),
});
