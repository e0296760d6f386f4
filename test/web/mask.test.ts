import { describe, expect, test } from '@jest/globals';
import { maskIban, maskPhone } from '../../web-storefront/src/lib/mask.ts';

describe('the mask of a typed value', () => {
  test.each([
    ['5321234567', '0 (532) 123 45 67'],
    ['05321234567', '0 (532) 123 45 67'],
    ['+905321234567', '0 (532) 123 45 67'],
    ['905321234567', '0 (532) 123 45 67'],
    ['532', '0 (532'],
    ['beş', ''],
    ['+90', '+90'],
    ['+49 151 234', '+49151234'],
    ['', ''],
  ])('formats a telephone number: %s', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
    expect(maskPhone(shown)).toBe(shown);
  });

  test('groups an IBAN in fours', () => {
    expect(maskIban('tr330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26');
    expect(maskIban('TR33 0006')).toBe('TR33 0006');
    expect(maskIban('1234')).toBe('TR12 34');
    expect(maskIban('33 0006 1005')).toBe('TR33 0006 1005');
    expect(maskIban('DE89 3704')).toBe('DE89 3704');
  });
});
