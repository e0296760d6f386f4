import { formatMoney } from '#contract/format.ts';
import { progressSentence } from '#kernel/progress-labels.tr.ts';
import { isReported } from '#kernel/progress.ts';
import { laneReasonText, reasonText } from '#kernel/reason-labels.tr.ts';
import { stateWord, type StateReader } from '#kernel/order-labels.tr.ts';
import type { OrderState, ProviderName, Role, ServiceKind } from '#kernel/vocabulary.ts';
import type {
  ChatNotice,
  DeviceNotice,
  FineNotice,
  Notice,
  OrderNotice,
  PartPaidNotice,
  PayoutNotice,
  ReportNotice,
  StreamNotice,
  TicketNotice,
  TopUpNotice,
  TroubleNotice,
} from '#kernel/notice.ts';
import { placedText, reminderText } from './beginning-texts.tr.ts';
import { lessonTroubles, troubleTexts } from './trouble-texts.tr.ts';
import type { Written } from './written.ts';

/**
 * A title and a text. `about` is an order's number or a ticket's subject. `hours` is the time until something happens
 * by itself. `money` is the refunded or earned amount. `because` is the code of a reason.
 */
type Sentence = readonly [
  title: string,
  text: (about: string, hours?: number, money?: string, because?: string) => string,
  action?: string,
];

/** The state's word as the screens show it, with a lower-case first letter for the middle of a sentence. */
const inWords = (state: OrderState, kind: ServiceKind = 'elo', reader?: StateReader): string => {
  const word = stateWord(state, kind, reader);
  return word.slice(0, 1).toLocaleLowerCase('tr') + word.slice(1);
};
const yours = (state: OrderState): string => `Siparişin ${inWords(state, 'elo', 'customer')}`;

/** The texts of each state for the customer. */
const customerStates: Readonly<Record<OrderState, Sentence>> = {
  'payment-error': [
    'Sipariş verilemedi',
    (n, _, __, because) =>
      `${n} numaralı sipariş verilemedi. ${because === undefined ? '' : `${reasonText(because)} `}Kartından çekilen tutar bakiyende.`,
  ],
  waiting: [stateWord('waiting', 'elo'), (n) => `${n} numaralı siparişin için oyun hesabını seç.`],
  processing: [stateWord('processing', 'elo'), (n) => `${n} numaralı siparişin için booster arıyoruz.`],
  starting: ['Booster bulundu', (n) => `${n} numaralı siparişini bir booster aldı, birazdan başlayacak.`],
  started: [
    'Siparişin başladı',
    (n) => `${n} numaralı siparişin ${inWords('started')}. Her maçı sipariş sayfasında görürsün.`,
    'Siparişini izle',
  ],
  'in-game': [yours('in-game'), (n) => `${n} numaralı siparişin için bir maça girildi.`],
  finished: [
    yours('finished'),
    (n, hours) =>
      `${n} numaralı siparişini kontrol edip onayla.${hours === undefined ? '' : ` ${hours} saat sonra kendiliğinden onaylanır.`}`,
    'Kontrol et ve onayla',
  ],
  closed: [yours('closed'), (n) => `${n} numaralı siparişin ${inWords('closed')}.`],
  completed: [
    yours('completed'),
    (n) =>
      `${n} numaralı siparişin ${inWords('completed')}. Bizi seçtiğin için teşekkürler. Booster’ını değerlendirirsen sonraki müşterilere yol gösterirsin.`,
    'Booster’ını değerlendir',
  ],
  cancelled: [
    yours('cancelled'),
    (n, _, refund) =>
      `${n} numaralı siparişin ${inWords('cancelled')}.${refund === undefined ? '' : ` ${refund} bakiyene döndü.`}`,
  ],
};
/** The texts for coaching: nothing is played, and the booster is called a coach. */
const lessonStates: Partial<typeof customerStates> = {
  processing: [stateWord('processing', 'coaching'), (n) => `${n} numaralı siparişin için koç arıyoruz.`],
  starting: ['Koç bulundu', (n) => `${n} numaralı siparişini bir koç aldı, birazdan başlayacak.`],
  started: ['Dersin başladı', (n) => `${n} numaralı siparişinde ${inWords('started', 'coaching')}.`],
  completed: [
    yours('completed'),
    (n) =>
      `${n} numaralı siparişin ${inWords('completed')}. Bizi seçtiğin için teşekkürler. Koçunu değerlendirirsen sonraki müşterilere yol gösterirsin.`,
    'Koçunu değerlendir',
  ],
};
/** The texts for an order that was played before: by another booster, or until it was finished. */
const playedAgain: Readonly<Record<'customer' | 'booster', Sentence>> = {
  customer: ['Siparişin sürüyor', (n) => `${n} numaralı siparişin yeniden oynanıyor.`],
  booster: ['Sipariş sürüyor', (n) => `${n} numaralı sipariş yeniden başladı.`],
};
const lessonAgain: Sentence = ['Dersin sürüyor', (n) => `${n} numaralı siparişin sürüyor.`];

/**
 * The text for an order that was finished without proof that the goal was reached. It tells the customer what is
 * missing and which two answers are possible.
 */
const finishedUnproven = (lesson: boolean, proven: NonNullable<OrderNotice['proven']>): Sentence => [
  'Siparişin hedefe varmadan bitirildi',
  (n) =>
    `${lesson ? 'Koç' : 'Booster'} ${n} numaralı siparişini hedefe varmadan bitirdi. ${isReported(proven.unit) ? 'Onaylanan ilerleme' : 'Kanıtlanan ilerleme'}: ${progressSentence(proven.game, proven, true)}. Nedenini ve resmini sipariş sayfasında gör: eksik yoksa onayla, varsa itiraz et. Kendiliğinden kapanmaz.`,
];

/** The texts for an order that was cancelled with a partial refund, because a part of the price was earned. */
const refundedInPart: Readonly<Record<'customer' | 'booster', Sentence>> = {
  customer: [
    'Siparişin kısmen iade edildi',
    (n, _, refund) => `${n} numaralı siparişin bitti, bir kısmı iade edildi: ${refund} bakiyene döndü.`,
  ],
  booster: ['Sipariş kısmen iade edildi', (n) => `${n} numaralı sipariş bitti, bir kısmı müşteriye iade edildi.`],
};
/** The texts of each state for the booster who has or had the order. */
const boosterStates: Readonly<Record<OrderState, Sentence>> = {
  'payment-error': ['Sipariş verilemedi', (n) => `${n} numaralı sipariş verilemedi.`],
  waiting: ['Sipariş bekliyor', (n) => `${n} numaralı sipariş oyun hesabını bekliyor.`],
  processing: [
    'Sipariş senden alındı',
    (n) => `${n} numaralı sipariş havuza döndü. Oynadığın kısmın payı, sipariş bitince bakiyene geçer.`,
  ],
  starting: ['Yeni siparişin var', (n) => `${n} numaralı sipariş senin. Hazır olduğunda başlat.`],
  started: ['Sipariş başladı', (n) => `${n} numaralı sipariş başlatıldı.`],
  'in-game': [`Sipariş ${inWords('in-game')}`, (n) => `${n} numaralı siparişte bir maça girildi.`],
  finished: [`Sipariş ${inWords('finished')}`, (n) => `${n} numaralı sipariş müşterinin onayını bekliyor.`],
  closed: [
    `Sipariş ${inWords('closed')}`,
    (n) => `${n} numaralı sipariş ${inWords('closed')}. Kazancın birazdan bakiyende.`,
  ],
  completed: [
    'Kazancın bakiyende',
    (n, _, earned) =>
      earned === undefined
        ? `${n} numaralı siparişin kazancı bakiyene geçti.`
        : `${n} numaralı siparişin kazancı, ${earned}, bakiyene geçti.`,
  ],
  cancelled: [`Sipariş ${inWords('cancelled')}`, (n) => `${n} numaralı sipariş ${inWords('cancelled')}.`],
};

const otherOrderNotices: Readonly<Record<Exclude<OrderNotice['kind'], 'order-state'>, Sentence>> = {
  'order-assigned': ['Sana bir sipariş atandı', (n) => `${n} numaralı sipariş senin. Hazır olduğunda başlat.`],
  'order-offered': [
    'Bir müşteri seni seçti',
    (n) => `${n} numaralı siparişi bir saat boyunca yalnız sen alabilirsin. Siparişi havuzda bulursun.`,
  ],
  'order-tip': ['Bahşiş aldın', (n) => `${n} numaralı siparişin müşterisi sana bahşiş verdi.`],
  'order-lane': ['Koridor değişti', (n) => `${n} numaralı siparişin koridoru değişti. Siparişe bak.`],
  'order-lane-stays': [
    'Koridor değiştirilemedi',
    (n, _, __, because) =>
      `${n} numaralı siparişinin koridoru değiştirilemedi. ${because === undefined ? '' : `${laneReasonText(because)} `}Kartından çekilen tutar bakiyende.`,
  ],
  'order-login': [
    'Giriş bilgileri verildi',
    (n) => `${n} numaralı siparişinin giriş bilgileri, booster’ının kayıtlı cihazına bir kez verildi.`,
  ],
  'order-progress-claimed': [
    'Bildirilen ilerlemeyi onayla',
    (n) => `${n} numaralı siparişte ilerleme düzeltildi. Doğruysa onayla: onaylamadığın ilerleme sayılmaz.`,
  ],
  'order-progress-agreed': ['İlerleme onaylandı', (n) => `${n} numaralı siparişte bildirilen ilerleme onaylandı.`],
  'order-account': ['Oyun hesabı değişti', (n) => `${n} numaralı siparişin oyun hesabı değişti.`],
};

/** The notice's texts for a user of this role. */
export const written = (notice: Notice, role: Role): Written => {
  if (notice.kind === 'order-placed') return placedText(notice);
  if (notice.kind === 'order-reminder') return reminderText(notice);
  if (notice.kind === 'order-part-paid') return ofPart(notice);
  if (notice.kind === 'chat-message') return ofChat(notice, role);
  if ('outcome' in notice) return ofReport(notice, role);
  if (notice.kind === 'order-stream') return ofStream(notice);
  if ('moment' in notice) return ofTrouble(notice, role);
  if ('orderId' in notice) return ofOrder(notice, role);
  if ('ticketId' in notice) return ofTicket(notice);
  if ('deviceName' in notice) return ofDevice(notice);
  if (notice.kind === 'fine-claim') return ofFine(notice);
  return 'reason' in notice ? ofPayout(notice) : ofTopUp(notice);
};

const ofOrder = ({ kind, orderId, orderNumber, state, lesson, ...more }: OrderNotice, role: Role): Written => {
  const isBooster = role === 'booster';
  const inState = sentencesOf(state, lesson, more);
  const [title, text, action] =
    kind === 'order-state' ? inState[isBooster ? 'booster' : 'customer'] : otherOrderNotices[kind];
  const money = isBooster ? more.earned : more.refunded;
  return {
    title,
    text: text(orderNumber, more.closesAfterHours, money && formatMoney(money), more.because),
    // the order is not theirs yet
    link: kind === 'order-offered' ? '/booster/havuz' : orderLink(orderId, isBooster),
    ...(action === undefined ? {} : { action }),
    ...(kind === 'order-state' && state === 'completed' && !isBooster
      ? { also: { label: 'Makbuzunu aç', link: `/siparisler/${orderId}/makbuz` } }
      : {}),
  };
};

type ToEither = Readonly<Record<'customer' | 'booster', Sentence>>;
const sentencesOf = (
  state: OrderState,
  lesson: boolean,
  { inPart, again, proven }: Pick<OrderNotice, 'inPart' | 'again' | 'proven'>,
): ToEither => {
  if (inPart) return refundedInPart;
  if (again && state === 'started') return lesson ? { ...playedAgain, customer: lessonAgain } : playedAgain;
  return {
    booster: boosterStates[state],
    customer: proven
      ? finishedUnproven(lesson, proven)
      : ((lesson ? lessonStates[state] : undefined) ?? customerStates[state]),
  };
};

const ofTrouble = ({ moment, orderId, orderNumber, lesson, refunded }: TroubleNotice, role: Role): Written => {
  const {
    title,
    titleToCustomer = title,
    toBooster,
    toCustomer,
  } = { ...troubleTexts[moment], ...(lesson ? lessonTroubles[moment] : {}) };
  const isBooster = role === 'booster';
  return {
    title: isBooster ? title : titleToCustomer,
    text: (isBooster ? toBooster : toCustomer)(orderNumber, refunded && formatMoney(refunded)),
    link: orderLink(orderId, isBooster),
  };
};

const orderLink = (orderId: string, isBooster: boolean): string =>
  isBooster ? `/booster/aktif/${orderId}` : `/siparisler/${orderId}`;

const ofPart = ({ orderNumber, amount }: PartPaidNotice): Written => ({
  title: 'Payın bakiyende',
  text: `Senden sonra başkasına geçen ${orderNumber} numaralı siparişteki payın, ${formatMoney(amount)}, bakiyene geçti.`,
  link: '/booster/bakiye',
});

const ofStream = ({ moment, orderId, orderNumber: n, lesson, amount }: StreamNotice): Written => {
  switch (moment) {
    case 'missing':
      return {
        title: 'Yayın bağlantısını gir',
        text: `${n} numaralı sipariş canlı yayınlı. Bağlantıyı sipariş sayfasına gir: yayın yapılmazsa ücreti müşteriye döner.`,
        link: orderLink(orderId, true),
      };
    case 'live':
      return {
        title: lesson ? 'Koçun yayında' : 'Booster’ın yayında',
        text: `${n} numaralı siparişini canlı izleyebilirsin. Bağlantı sipariş sayfasında.`,
        link: orderLink(orderId, false),
      };
    case 'refunded':
      return {
        title: 'Canlı yayın ücreti iade edildi',
        text: `${n} numaralı siparişinde yayın yapılmadı: ${amount ? formatMoney(amount) : 'ücreti'} bakiyene döndü.`,
        link: orderLink(orderId, false),
      };
  }
};

const ofChat = ({ orderId, orderNumber }: ChatNotice, role: Role): Written => ({
  title: 'Yeni ileti',
  text: `${orderNumber} numaralı siparişin sohbetinde yeni bir ileti var.`,
  link: orderLink(orderId, role === 'booster'),
});

const ofReport = ({ orderId, orderNumber, outcome }: ReportNotice, role: Role): Written => ({
  title: 'Bildirimin sonuçlandı',
  text:
    outcome === 'upheld'
      ? `${orderNumber} numaralı siparişin sohbetinde bildirdiğin iletiyi inceledik, seni haklı bulduk ve gereğini yaptık.`
      : `${orderNumber} numaralı siparişin sohbetinde bildirdiğin iletiyi inceledik, kurallarımıza aykırı bulmadık.`,
  link: orderLink(orderId, role === 'booster'),
});

const ofTopUp = ({ kind, amount, provider = 'paytr' }: TopUpNotice): Written => {
  const money = formatMoney(amount);
  const link = '/profil';
  switch (kind) {
    case 'top-up-credited':
      return { title: 'Bakiyen yüklendi', text: `${money} bakiyene eklendi.`, link };
    case 'top-up-entered':
      return { title: 'Ödemen geldi', text: `${money} bize ulaştı ve bakiyene eklendi.`, link };
    case 'top-up-refunded':
      return { title: 'Ödemen iade edildi', text: `${money} ${refundedTo[provider]}.`, link };
  }
};
const refundedTo = {
  paytr: 'kartına iade edildi',
  'bank-transfer': 'banka hesabına gönderildi',
  'e-wallet': 'e-cüzdanına gönderildi',
} as const satisfies Record<ProviderName, string>;

const ofPayout = ({ kind, amount, reason }: PayoutNotice): Written => {
  const money = formatMoney(amount);
  const link = '/booster/bakiye';
  return kind === 'payout-paid'
    ? { title: 'Ödemen yapıldı', text: `${money} banka hesabına gönderildi.`, link }
    : {
        title: 'Ödeme isteğin reddedildi',
        text: `${money} bakiyene geri döndü.${reason === null ? '' : ` Neden: ${reason}`}`,
        link,
      };
};

const ofFine = ({ state, amount, rest, reason }: FineNotice): Written => {
  const because = reason === null ? '' : ` Cezanın nedeni: ${reason}`;
  const link = '/booster/bakiye';
  switch (state) {
    case 'open':
      return {
        title: 'Ceza kesildi',
        text: `${formatMoney(amount)} ceza kesildi. ${formatMoney(rest)} sonraki kazançlarından tahsil edilecek.${because}`,
        link,
      };
    case 'settled':
      return {
        title: 'Ceza borcun kapandı',
        text: `${formatMoney(amount)} cezanın tamamı tahsil edildi.${because}`,
        link,
      };
    case 'waived':
      return {
        title: 'Kalan ceza borcun silindi',
        text: `${formatMoney(rest)} artık kazançlarından tahsil edilmeyecek.${because}`,
        link,
      };
  }
};

const ofDevice = ({ deviceName }: DeviceNotice): Written => ({
  title: 'Cihazın onaylandı',
  text: `“${deviceName}” artık giriş bilgisi alabilir.`,
  link: '/booster/cihazlar',
});

const ticketNotices: Readonly<Record<TicketNotice['kind'], Sentence>> = {
  'ticket-answered': ['Destek talebine yanıt geldi', (subject) => `“${subject}” başlıklı destek talebini yanıtladık.`],
  'ticket-closed': [
    'Destek talebin kapandı',
    (subject) => `“${subject}” başlıklı destek talebini kapattık. Yeniden açabilirsin.`,
  ],
  'ticket-reopened': [
    'Destek talebin yeniden açıldı',
    (subject) => `“${subject}” başlıklı destek talebini yeniden açtık.`,
  ],
};

const ofTicket = ({ kind, ticketId, subject }: TicketNotice): Written => {
  const [title, text] = ticketNotices[kind];
  return { title, text: text(subject), link: `/biletler/${ticketId}` };
};
