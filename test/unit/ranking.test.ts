import { describe, expect, test } from '@jest/globals';
import { champions } from '#kernel/champions.ts';
import { ranked, rankOf } from '#kernel/ranking.ts';
import { agents, services } from '#kernel/vocabulary.ts';
import fc from '#test/support/property.ts';

const itself = (name: string) => name;
const find = (names: readonly string[], typed: string) => ranked(names, typed, itself);

describe('a search among names', () => {
  test('finds the exact name first: “vi” is Vi, and not Anivia', () => {
    expect(find(champions, 'vi').slice(0, 3)).toEqual(['Vi', 'Viego', 'Viktor']);
    expect(find(champions, 'vi')).toContain('Anivia');
  });

  test.each([...champions, ...agents, ...services.map(({ title }) => title)])(
    'finds %s first by its own name',
    (name) => {
      const all = [...champions, ...agents, ...services.map(({ title }) => title)];
      for (const typed of [name, name.toLowerCase(), ` ${name.toUpperCase()} `]) expect(find(all, typed)[0]).toBe(name);
    },
  );

  test('ranks the beginning of a name before the beginning of a word, and that before other matches', () => {
    expect(find(['Tanın', 'Usta Anın', 'Anıl', 'Anı'], 'anı')).toEqual(['Anı', 'Anıl', 'Usta Anın', 'Tanın']);
  });

  test('ignores punctuation in names and the order of words', () => {
    expect(find(champions, 'kais')).toEqual(["Kai'Sa", 'Mordekaiser']);
    expect(find(champions, 'drmundo')).toEqual(['Dr. Mundo']);
    expect(find(['Ada Yıldız', 'Yıldız Tekin'], 'yıldız ada')).toEqual(['Ada Yıldız']);
  });

  test('treats Turkish and plain letters alike, in either case', () => {
    const names = ['Işıl Çağrı', 'İlkay Öztürk', 'Şule Ünlü'];
    for (const name of names)
      for (const typed of [
        name,
        name.toLocaleUpperCase('tr'),
        name.toLocaleLowerCase('tr'),
        name.toLocaleLowerCase('tr').replaceAll('ı', 'i'),
      ])
        expect(find(names, typed)).toEqual([name]);
    expect(find(names, 'ISIL')).toEqual(['Işıl Çağrı']);
    expect(find(names, 'sule unlu')).toEqual(['Şule Ünlü']);
  });

  test('ranks matches in the additional text after all matches in names', () => {
    const answers = [
      { title: 'İade', text: 'Bakiyene döner.' },
      { title: 'Bakiye', text: 'Yüklenir.' },
    ];
    const found = ranked(
      answers,
      'bakiye',
      ({ title }) => title,
      ({ text }) => text,
    );
    expect(found.map(({ title }) => title)).toEqual(['Bakiye', 'İade']);
  });
});

describe('a search for any text', () => {
  const letters = Array.from("aAıIiİşŞsSöOüuçc '");
  const name = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 }).map((chars) => chars.join(''));
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 12 });

  test('finds every matching name once, better matches first', () => {
    fc.assert(
      fc.property(names, name, (all, typed) => {
        const found = find(all, typed);
        expect(new Set(found).size).toBe(found.length);
        if (/^[ ']*$/.test(typed)) return expect(found).toEqual(all);
        const marks = found.map((each) => rankOf(each, typed) ?? Infinity);
        expect(marks).toEqual(marks.toSorted((a, b) => a - b));
        for (const each of all) expect(found.includes(each)).toBe(rankOf(each, typed) !== undefined);
        for (const each of all.filter((one) => one.includes(typed.trim()))) expect(found).toContain(each);
        return undefined;
      }),
    );
  });

  test('keeps the order of names that match equally well', () => {
    fc.assert(
      fc.property(names, name, (all, typed) => {
        const places = find(all, typed).map((each) => ({ rank: rankOf(each, typed), at: all.indexOf(each) }));
        const moved = places.filter(({ rank, at }, nth) => {
          const before = places[nth - 1];
          return before !== undefined && before.rank === rank && before.at > at;
        });
        expect(moved).toEqual([]);
      }),
    );
  });
});
