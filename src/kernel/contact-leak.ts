/**
 * Finds contact details in a text. People who make contact outside of the product lose its protection. The result is a guess.
 * So a chat message is never refused: it is sent with a warning and shown in the console. A review is public and written only
 * once, so it is refused, but only for certain matches.
 */
export const contactKinds = ['phone', 'email', 'link', 'handle'] as const;
export type ContactKind = (typeof contactKinds)[number];

export const contactsIn = (text: string): ContactKind[] => {
  const plain = plainOf(text);
  const addresses = withSignsOf(plain);
  const found: Readonly<Record<ContactKind, boolean>> = {
    phone: isPhone(numbersOf(plain)),
    email: email.test(addresses),
    link: links.some((link) => link.test(addresses.replaceAll(new RegExp(email, 'gu'), ' '))),
    handle: handle.test(plain),
  };
  return contactKinds.filter((kind) => found[kind]);
};

/** Only the certain matches: not dates, scores, or a sentence that begins without a space before it. */
export const certainContactsIn = (text: string): ContactKind[] => {
  const sentences = withSignsOf(plainOf(visibleOf(text).replaceAll(sentenceEnd, '. ').replaceAll(ordinal, '$& ')));
  const numbers = numbersOf(plainOf(text)).replaceAll(date, '#');
  const certain: Readonly<Record<ContactKind, boolean>> = {
    phone: wholeMobile.test(numbers) || isPhone(numbers.replaceAll(notDialled, '#')),
    email: true,
    link: certainLinks.some((link) => link.test(sentences)),
    handle: false,
  };
  return contactsIn(text).filter((kind) => certain[kind]);
};

/**
 * Also finds what may be a word or a number in a sentence, but not in a name: `evil.de`, `1.2.3.4`. Mail programs make links of
 * these.
 */
export const hasContacts = (name: string): boolean =>
  certainContactsIn(name).length > 0 || addressAsName.test(withSignsOf(plainOf(name)));

/** Lower case without accents and invisible characters, so that `Beş`, `BEŞ` and `bes` are the same. */
const plainOf = (text: string): string => visibleOf(text).toLowerCase().replaceAll('ı', 'i');

/** The ideographic full stop also divides the parts of an address. */
const visibleOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('。', '.');

// e-mail and links

const providers = 'gmail|hotmail|outlook|yahoo|icloud|yandex|proton(?:mail)?';
const endings = 'com|net|org|info|edu|io|co|me|tr|gg|app|xyz|de|uk|eu';
const open = String.raw`[([{<]`;
const close = String.raw`[)\]}>]`;
/**
 * Replaces the words `at` and `nokta` by `@` and `.`. A bare ` at ` counts only before a host with a known ending, because it
 * is also a word (Turkish for horse).
 */
const withSignsOf = (plain: string): string =>
  plain
    .replaceAll(new RegExp(String.raw`\s?${open}\s?(?:nokta|dot|\.)\s?${close}\s?`, 'g'), '.')
    .replaceAll(/\s(?:nokta|dot)\s/g, '.')
    .replaceAll(/\s\.\s?/g, '.')
    .replaceAll(new RegExp(String.raw`\s?${open}\s?(?:at|et|a|@)\s?${close}\s?`, 'g'), '@')
    .replaceAll(/\s(?:kuyruklu\s?a|et isareti)\s/g, '@')
    .replaceAll(new RegExp(String.raw`\sat\s(?=(?:${providers})\b|[a-z0-9-]{1,60}\.(?:${endings})\b)`, 'g'), '@')
    .replaceAll(/\s?@\s?/g, '@');

const email = new RegExp(String.raw`[\p{L}\p{N}_%+-]@(?:[\p{L}\p{N}-]{1,60}\.[\p{L}\p{N}]{2}|(?:${providers})\b)`, 'u');
const certainEndings = 'com|org|info|io|app|xyz|vip|club|store|icu|ru|cn|tk';
/** Endings that are words, too: `hızlı.net konuşuyor`, `oynadı.top lane`. */
const wordEndings = 'net|link|site|online|shop|top';
const ip = String.raw`\d{1,3}(?:\.\d{1,3}){3}`;
const certainLinks = [
  /\bhttps?:\/\//,
  /\bwww\./,
  new RegExp(String.raw`[a-z0-9-]\.(?:${certainEndings})\b`),
  new RegExp(String.raw`[a-z0-9-]\.(?:gg|me|co|tr|tv|ly|to|be|${wordEndings})/`),
  // any country's ending before a path, unless it is a word: `bitti.ve/veya`, `bitti.de/da`
  /[a-z0-9-]\.(?!(?:ve|ya|da|bu|ki|mi|mu|ne)\/|[dt]e\/[dt]a(?![a-z0-9/-]|\.[a-z0-9]))[a-z]{2}\/[a-z0-9]/,
  // without port and path it may be a version
  new RegExp(String.raw`\b${ip}(?::\d{2,5}\b|/)`),
  /\b(?:discord\.gg|t\.me|wa\.me|bit\.ly|youtu\.be)\b/,
];
/**
 * A full stop directly before a capital letter ends a sentence, unless it is part of an address: not in `Discord.Gg/deniz`, but
 * in `bitti.Net/…`.
 */
const sentenceEnd = /(?<!\p{Lu})\.(?=\p{Lu})(?!\p{L}+\/[^\s.])/gu;
/** `2.el`, `1.lig`: a small number with a full stop. Hosts with such short names are hardly in use. */
const ordinal = /(?<![\p{L}\p{N}.-])\d{1,2}\.(?=\p{L})/gu;
const links = [...certainLinks, new RegExp(String.raw`[a-z0-9-]\.(?:${wordEndings})\b`)];
/** An initial may be written without a space (`M.Su`), and a name of three or more letters (`Dr.Ayşe`). */
const addressAsName = new RegExp(
  String.raw`[\p{L}\p{N}-]{2}\.(?:[a-z]{2}|${certainEndings}|${wordEndings})(?![\p{L}\p{N}])|\b${ip}\b`,
  'u',
);

/**
 * `discord: deniz#1234`. The word Discord must come before the name, because numbers after `#` also name players, teams and
 * orders. “dc oldum” means a lost connection and does not count.
 */
const handle = /(?<!\p{L})(?:discord|dc(?! ol| ye))[^#\n]{0,24}[\p{L}\p{N}_]#\d{1,4}(?![\p{L}\p{N}])/u;

// telephone numbers

const ones = ['sifir', 'bir', 'iki', 'uc', 'dort', 'bes', 'alti', 'yedi', 'sekiz', 'dokuz'];
const tens = ['on', 'yirmi', 'otuz', 'kirk', 'elli', 'altmis', 'yetmis', 'seksen', 'doksan'];
const word = [...ones, ...tens, 'yuz'].join('|');
const spelled = new RegExp(String.raw`\b(?:(?:${word})[\s,.-]{0,3})*(?:${word})\b`, 'g');

/** `beş yüz otuz iki` → 532, `sıfır beş üç iki` → 0532: numbers as people say them, one after the other. */
const digitsOf = (words: string): string => {
  let digits = '';
  /** The current number so far: hundreds, tens, ones. */
  let parts: (number | undefined)[] = [];
  const say = () => {
    if (parts.some((part) => part !== undefined))
      digits += String(parts.reduce((sum: number, part) => sum + (part ?? 0), 0));
    parts = [];
  };
  const begin = (place: number) => {
    if (parts.slice(place).some((part) => part !== undefined) || parts[2] === 0) say();
  };
  for (const [said] of words.matchAll(new RegExp(word, 'g'))) {
    if (said === 'yuz') {
      const times = parts[2];
      parts[2] = undefined;
      if (times === 0) digits += '0';
      begin(0);
      parts[0] = 100 * (times || 1);
    } else if (tens.includes(said)) {
      begin(1);
      parts[1] = 10 * (tens.indexOf(said) + 1);
    } else {
      const one = ones.indexOf(said);
      if (one === 0) say(); // a zero stands alone
      begin(2);
      parts[2] = one;
    }
  }
  say();
  return digits;
};

const gap = String.raw`[\s.()/_*\u2013\u2014-]{1,3}`;
const then = (times: string) => String.raw`(?:(?:${gap})?\d){${times}}`;
const phones = [
  // with the prefix 0, 90 or 0090
  new RegExp(
    String.raw`(?<!\d)(?:(?:00)?(?:${gap})?90|0)(?:${gap})?(?:5(?:${gap})?[0-6]|[2-4](?:${gap})?\d)${then('8')}`,
  ),
  // without a prefix: in one piece, or with a gap after the first three digits, so that not every row of numbers matches
  new RegExp(String.raw`(?<!\d)5(?:[0-6]\d{8}|(?:${gap})?[0-6](?:${gap})?\d${gap}\d${then('6')})(?!\d)`),
  new RegExp(String.raw`\+\d${then('9,14')}`),
];
/** Letters that look like digits; replaced within numbers only. */
const lookalikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', '|': '1' };

const numbersOf = (plain: string): string =>
  plain
    .replaceAll(spelled, (words) => ` ${digitsOf(words)} `)
    .replaceAll(/[\doil|]{2,}/g, (mixed) =>
      /\d/.test(mixed) ? mixed.replaceAll(/[oil|]/g, (letter) => lookalikes[letter] ?? letter) : mixed,
    );

const isPhone = (numbers: string): boolean => phones.some((phone) => phone.test(numbers));

const date = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]20\d\d|20\d\d[./-]\d{1,2}[./-]\d{1,2})(?!\d)/g;
/**
 * A complete mobile number, however its digits are grouped, without further digits around it. A slash does not separate the
 * groups, because scores of kills, deaths and assists are written with slashes.
 */
const wholeMobile = new RegExp(
  String.raw`(?<!\d(?:${gap})?)(?:(?:00)?(?:${gap})?9(?:${gap})?)?0(?:${gap})?5(?:${gap})?[0-6]${then('8')}(?!(?:${gap})?\d)`.replaceAll(
    '/',
    '',
  ),
);
/**
 * Numbers that nobody dials. Two small numbers with a sign between them are a score, unless they continue a longer number.
 * Single digits are not dialled either, except a leading 0.
 */
const notDialled = new RegExp(
  [
    String.raw`(?<!\d|\d[-:/]|\d{3}${gap})\d{1,2}[-:/]\d{1,2}(?![-:/]?\d)`,
    String.raw`(?<!\d)(?!0${gap}\d{3})\d(?!\d)`,
  ].join('|'),
  'g',
);
