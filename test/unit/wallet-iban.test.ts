import { describe, expect, test } from '@jest/globals';
import fc from '#test/support/property.ts';
import { parseIban } from '#modules/wallet/domain/iban.ts';

const turkish = 'TR330006100519786457841326';

describe('an IBAN', () => {
  test.each([
    [turkish, turkish],
    ['TR33 0006 1005 1978 6457 8413 26', turkish],
    ['tr33 0006100519786457841326', turkish],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ])('%s is accepted', (typed, iban) => {
    expect(parseIban(typed)).toBe(iban);
  });

  test.each([
    'TR33000610051978645784132', // a digit less
    'TR3300061005197864578413266', // a digit more
    'US330006100519786457841326', // a country without IBANs
    'DE893704004405320130001',
    'TR33-0006-1005-1978-6457-8413-26',
    '',
    'TR33',
    'İR330006100519786457841326',
  ])('%s is refused', (typed) => {
    expect(() => parseIban(typed)).toThrow('wallet.iban_invalid');
  });

  test('with one digit mistyped or two swapped is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 25 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const mistyped = turkish.slice(0, at) + String(digit) + turkish.slice(at + 1);
        fc.pre(mistyped !== turkish);
        expect(() => parseIban(mistyped)).toThrow('wallet.iban_invalid');
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 24 }), (at) => {
        const swapped = turkish.slice(0, at) + turkish.charAt(at + 1) + turkish.charAt(at) + turkish.slice(at + 2);
        fc.pre(swapped !== turkish);
        expect(() => parseIban(swapped)).toThrow('wallet.iban_invalid');
      }),
    );
  });
});
