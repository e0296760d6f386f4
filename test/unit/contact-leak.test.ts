import { describe, expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { certainContactsIn, contactsIn, hasContacts } from '#kernel/contact-leak.ts';

const said = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tensSaid = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
/** 0–999 in Turkish words. */
const sayNumber = (value: number): string => {
  if (value === 0) return said[0]!;
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  return [hundreds > 1 ? said[hundreds] : '', hundreds > 0 ? 'yüz' : '', tensSaid[tens], ones > 0 ? said[ones] : '']
    .filter((part) => part)
    .join(' ');
};
const wide = (digits: string) =>
  Array.from(digits)
    .map((d) => String.fromCodePoint(0xff10 + Number(d)))
    .join('');

const mobile = fc
  .tuple(fc.constantFrom('50', '53', '54', '55'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([area, rest]) => area + String(rest).padStart(8, '0'));
const ways: readonly ((number: string) => string)[] = [
  (n) => n,
  (n) => `0${n}`,
  (n) => `+90${n}`,
  (n) => `0090 ${n}`,
  (n) => `0 (${n.slice(0, 3)}) ${n.slice(3, 6)} ${n.slice(6, 8)} ${n.slice(8)}`,
  (n) => Array.from(n).join(' '),
  (n) => Array.from(n).join('-'),
  (n) => Array.from(`0${n}`).join(' . '),
  (n) => wide(`0${n}`),
  (n) => `o${n.replaceAll('0', 'O')}`,
  (n) =>
    Array.from(`0${n}`)
      .map((d) => said[Number(d)])
      .join(' '),
  (n) =>
    Array.from(n)
      .map((d) => said[Number(d)]!.toLocaleUpperCase('tr'))
      .join(', '),
  (n) => Array.from(`0${n}`).join('\u200b'),
];
/** Numbers with as many digits as `min`. None ends in 0, so that it is clear where each number ends when written in words. */
const endsSaid = (min: number) => fc.integer({ min, max: 10 * min - 1 }).filter((n) => n % 10 > 0);
const trio = fc.tuple(fc.integer({ min: 500, max: 569 }), endsSaid(100));
const pair = fc.tuple(endsSaid(10), endsSaid(10));

describe('a telephone number is found', () => {
  test('in whatever way its digits are written', () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom(...ways), (number, write) => {
        expect(contactsIn(`bana ulaş: ${write(number)} tamam mı`)).toContain('phone');
      }),
      { numRuns: 1000 },
    );
  });

  test('when it is written in words, as hundreds and tens', () => {
    fc.assert(
      fc.property(trio, pair, (front, back) => {
        const words = [...front, ...back].map(sayNumber).join(' ');
        expect(contactsIn(`numaram sıfır ${words}`)).toContain('phone');
      }),
      { numRuns: 1000 },
    );
  });

  test.each(['0212 345 67 89', '+49 151 23456789'])('for a landline and for a number abroad (%s)', (number) => {
    expect(contactsIn(number)).toEqual(['phone']);
  });
});

describe('an e-mail address is found', () => {
  const at = fc.constantFrom('@', ' @ ', '(at)', ' [at] ', ' {et} ', ' at ', ' AT ', ' kuyruklu a ');
  const dot = fc.constantFrom('.', ' nokta ', '(nokta)', ' [dot] ', ' dot ', ' . ');
  const host = fc.constantFrom('gmail', 'hotmail', 'ornek-site');
  test('however its @ and its dot are written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), at, host, dot, (name, a, where, d) => {
        expect(contactsIn(`yaz: ${name}${a}${where}${d}com`)).toContain('email');
      }),
      { numRuns: 500 },
    );
  });
  test('without its ending, if the provider is well known', () => {
    expect(contactsIn('fare at gmail')).toEqual(['email']);
    expect(contactsIn('ela@gmail.com')).toEqual(['email']);
  });
});

test.each([
  'https://ornek.com/x',
  'WWW.ornek.com.tr',
  'ornek.com',
  'ornek nokta com',
  'discord.gg/abcd',
  'discord nokta gg',
  't.me/fare',
  'ornek.tr/sayfa',
])('a link is found: %s', (text) => {
  expect(contactsIn(text)).toEqual(['link']);
});

test.each([
  'discord: booster#1',
  'DİSCORD: Booster#1234',
  'dc: deniz_42#0042',
  'dc’m deniz#77, oradan yaz',
  'discordum şu = ela＃12',
  'beni dc’den ekle ela#1234.',
])('a name on Discord is found: %s', (text) => {
  expect(contactsIn(text)).toEqual(['handle']);
});

describe('no contact is found', () => {
  test.each([
    'Merhaba, bugün akşam 20.30’da başlıyorum.',
    'Maç bitti. gg wp, 3 galibiyet 1 mağlubiyet',
    'oyun bitti.gg',
    '+21 LP aldım, şimdi 1.234,50 ₺ kaldı',
    'Bana mesaj at. Bitince haber ver.',
    'On bir maç oynadım, altı galibiyet. Beş yüz otuz iki puan.',
    '1200 5000 300 200',
    'Fare#TR1 hesabım, şifre değişti',
    'Bir iki üç dört beş',
    'sipariş #10001',
    'takım#1 olduk',
    'Fare#1234 hesabım',
    'Discord kullanmıyorum, sipariş #1001',
    'dc: sipariş#10001',
    'dc oldum, Fare#1234 hesabıyla girdim',
    'dc yedim, takım#1 olduk',
    'Discord sunucusunda uzun uzun konuştuk, takım#1 olduk',
    'takım#1 olduk, discord yok',
    'Discord yok\ntakım#1 olduk',
    'hesabım dc: Fare#TR1',
    'abdce ela#12',
    'Sipariş 100482, tarih 21.11.2026',
  ])('in ordinary talk: %s', (text) => {
    expect(contactsIn(text)).toEqual([]);
  });

  test('in any sequence of words without digits and number words', () => {
    const words = fc.constantFrom(
      'merhaba',
      'maç',
      'bitti',
      'at',
      'et',
      'nokta',
      'şimdi',
      'koridor',
      'yüzde',
      'ona',
      '.',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (all) => {
        expect(contactsIn(all.join(' '))).toEqual([]);
      }),
    );
  });
});

describe('the certain matches, for which a review is refused,', () => {
  test.each([
    ['phone', 'numaram 0532 111 22 33'],
    ['phone', '0(532)1112233'],
    ['phone', '0 (532) 111-22-33'],
    ['phone', 'ara: 0532 111 22-33'],
    ['phone', '0532-111-22-33'],
    ['phone', '0532/111/22/33'],
    ['phone', '+90 532 111 22 33'],
    ['phone', '532 111 22 33'],
    ['phone', 'sıfır beş yüz otuz iki yüz on bir yirmi iki otuz üç'],
    ['phone', '0 5 3 2 1 1 1 2 2 3 3'],
    ['phone', '0532 1 1 1 2 2 3 3'],
    ['phone', '05 32 11 12 23 3'],
    ['phone', '0-5-3-2-1-1-1-2-2-3-3'],
    ['phone', '9 0 5 3 2 1 1 1 2 2 3 3'],
    ['link', 'discord.gg/abc'],
    ['link', 'discord.Gg/abc'],
    ['link', 'Instagram.Com/deniz'],
    ['link', 'benim.Site/deniz'],
    ['link', 'www.x.com'],
    ['link', 'INSTAGRAM.COM/DENIZ'],
    ['link', 'instagram.com/deniz'],
    ['link', 'benim.site/deniz'],
    ['link', 'https://Benim.Site'],
    ['link', 'Hediyen hazır: odul.vip'],
    ['link', 'evil.ru/al'],
    ['link', 'goo.gl/x'],
    ['link', 'bit.do/abc'],
    ['link', '1.2.3.4/x'],
    ['link', 'http://1.2.3.4'],
    ['link', '1.2.3.4:8080'],
    ['link', 'Hediyen hazır: odul.top/al'],
    ['link', 'odul.tk'],
    ['link', 'odul.de/al'],
    ['link', 'odul.de/dava'],
    ['link', 'odul.de/da.html'],
    ['link', 'evil。com'],
    ['link', 'evil．com'],
    ['email', 'a@b.com'],
    ['email', 'a@b.Com'],
  ])('include the %s in: %s', (kind, text) => {
    expect(certainContactsIn(text)).toEqual([kind]);
  });

  test.each([
    'Fiyat uygun.Site güvenilir',
    'Hızlıydı.Online takip edebildim',
    'Hızlı bitti.Net konuşuyor',
    'hızlı bitti.net konuşuyor',
    'Çok iyi.Com',
    'Hızlı bitti.Net/…',
    'Hızlı bitti.Net/ temiz oynuyor',
    '5-0 3-1 4-2 5-1 2-0 3-0',
    '(5-2) (4-1) (3-2) (5-0) (2-1)',
    '0-2 3-1 2-2 1-0 13-5',
    'skor 0-5 1-5 2-5 3-5 4-5 5-5',
    '02.11.2026 - 14.11.2026',
    '03.11.2026-05.11.2026',
    '10.05.2026 - 12.05.2026 arası',
    '2026-05-11 2026-05-14',
    '05.04.2026 10-3',
    'Son üç maçım 0/5/3 12/4/7 10/2/3 oldu',
    '0-5 3-2 1-1 1-2 2-3 3-0',
  ])('do not include the uncertain match in: %s', (text) => {
    expect(contactsIn(text)).not.toEqual([]);
    expect(certainContactsIn(text)).toEqual([]);
  });
});

test.each([
  'geldi.Sonra gitti',
  'geldi.sonra gitti',
  'vs. Dr.Ayşe',
  'puan 3.5/5, yani 4.5',
  'k.d.a 7/2/9',
  'bitti.ve/veya sürdü',
  'hızlı.ya/da değil',
  'sürüm 1.2.3.4 idi',
  'iyi.Vip hizmet',
  'bitti.de/da yazılır mı',
  'böyle yazılır: bitti.de/da.',
  'gitti.te/ta',
  '2.el/ikinci',
  '2.El/İkinci el',
  '10.km/saat',
  'oyun bitti.de haber verdi',
  'Süper oynadı.top lane efsane',
  'mid.top.jungle hepsini oynadı',
])('is no certain match in ordinary text: %s', (text) => {
  expect(certainContactsIn(text)).toEqual([]);
});

describe('in a name', () => {
  test.each([
    'evil.top',
    'evil.tk',
    'Evil.De',
    'EVİL.NET',
    'evil nokta de',
    '1.2.3.4',
    'http://1.2.3.4',
    'evil.com/al',
    'ela@gmail.com',
    '0532 123 45 67',
  ])('contact details are found: %s', (name) => {
    expect(hasContacts(name)).toBe(true);
  });

  test.each(['Ayşe', 'Dr.Ayşe', 'M.Ali', 'M.Su', 'J.R.', 'St. Pierre', 'Ali 2.'])('none are found: %s', (name) => {
    expect(hasContacts(name)).toBe(false);
  });
});

test('a web address with a path is a certain match, whatever the case of its letters', () => {
  const ending = fc.constantFrom('gg', 'me', 'co', 'tr', 'ly', 'net', 'link', 'site', 'online', 'shop');
  const written: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.replaceAll(/^.|(?<=\.)./g, (letter) => letter.toUpperCase()),
  ];
  const [host, path] = [fc.stringMatching(/^[a-z][a-z0-9]{2,9}$/), fc.stringMatching(/^[a-z0-9@_+?][a-z0-9]{0,8}$/)];
  fc.assert(
    fc.property(host, ending, path, fc.constantFrom(...written), (name, end, rest, write) => {
      expect(certainContactsIn(`${write(`${name}.${end}`)}/${rest} yaz`)).toContain('link');
    }),
  );
});

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      expect(() => certainContactsIn(text)).not.toThrow();
    }),
  );
});

test('a name on Discord is not a certain match', () => {
  expect(certainContactsIn('discord: booster#1')).toEqual([]);
});

describe('the time to search a hostile text grows in proportion to its length', () => {
  /** The least CPU time of several runs in microseconds, so that other load on the machine does not count. */
  const costOf = (piece: string, length: number): number => {
    const text = piece.repeat(Math.ceil(length / piece.length));
    const costs = Array.from({ length: 7 }, () => {
      const before = process.cpuUsage();
      certainContactsIn(text); // calls contactsIn too
      const { user, system } = process.cpuUsage(before);
      return user + system;
    });
    return Math.min(...costs);
  };
  // for eight times the length, a quadratic time would be 64 times as long
  test.each(['Merhaba, bugün akşam. ', '5 ', ' at ', '.', 'bir ', 'a@', '( nokta ', 'www', 'dc '])('%s', (piece) => {
    const longest = costOf(piece, 2000);
    expect(longest).toBeLessThan(140_000);
    // repeated, because one in some hundred measurements of 0.1 ms is wrong by half
    const growths = Array.from({ length: 3 }, () => costOf(piece, 16_000) / costOf(piece, 2000));
    expect(Math.min(...growths)).toBeLessThan(24);
  });
});
