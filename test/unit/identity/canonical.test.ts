import { describe, expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { Username } from '#contract/identity/schemas.ts';
import { canonical, plain } from '#modules/identity/domain/canonical.ts';

const username = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .filter((text) => Username.safeParse(text).success);

describe('the canonical form', () => {
  test('is the same for every spelling of a name', () => {
    const spellings = ['İlkIşık', 'ilkışık', 'ILKIŞIK', 'ılkişik', 'i\u0307lkis\u0327ik', 'ｉｌｋｉşｉｋ'];
    expect(new Set(spellings.map(canonical))).toEqual(new Set(['ilkişik']));
    expect(canonical('Straße')).toBe(canonical('STRASSE'));
    expect(canonical('STRAẞE')).toBe(canonical('straße'));
    expect(canonical('ΟΔΟΣ')).toBe(canonical('οδος'));
  });

  test('keeps different letters apart', () => {
    expect(new Set(['s', 'ş', 'c', 'ç', 'o', 'ö', 'u', 'ü', 'g', 'ğ', 'i'].map(canonical)).size).toBe(11);
  });

  test('is the same for capital and small letters of any locale, and is its own canonical form', () => {
    fc.assert(
      fc.property(username, (name) => {
        const form = canonical(name);
        expect(canonical(form)).toBe(form);
        for (const locale of ['en', 'tr', 'az', 'lt']) {
          expect(canonical(name.toLocaleUpperCase(locale))).toBe(form);
          expect(canonical(name.toLocaleUpperCase(locale).toLocaleLowerCase(locale))).toBe(form);
        }
        expect(canonical(name.normalize('NFD'))).toBe(form);
      }),
      { numRuns: 500 },
    );
  });

  test('has no accents when it is used for searches and common passwords', () => {
    expect(plain('ŞİFRE çöğüş')).toBe('sifre cogus');
  });
});
