export interface CardInput {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly cvv: string;
}

export type CardField = keyof CardInput;

interface TestCard {
  readonly number: string;
  readonly about: string;
  readonly failure?: { readonly code: number; readonly message: string };
}

/**
 * The first three cards are the provider's own test cards. The sandbox adds the others, one for each reason to decline a
 * payment.
 */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4355084355084358', about: 'başarılı (Visa)' },
  { number: '5406675406675403', about: 'başarılı (Mastercard)' },
  { number: '9792030394440796', about: 'başarılı (Troy)' },
  {
    number: '4000000000009995',
    about: 'ret: limit yetersiz',
    failure: { code: 0, message: 'Kartın limiti/bakiyesi yetersiz' },
  },
  {
    number: '4000000000000069',
    about: 'ret: kart bu işleme kapalı',
    failure: { code: 9, message: 'Bu kart ile işlem yapılamaz' },
  },
  {
    number: '4000000000003220',
    about: 'ret: 3-D Secure doğrulanmadı',
    failure: { code: 2, message: '3-D Secure doğrulaması başarısız' },
  },
  {
    number: '4100000000000019',
    about: 'ret: güvenlik uyarısı',
    failure: { code: 11, message: 'İşlem güvenlik nedeniyle reddedildi' },
  },
];

export const TEST_EXPIRY = { month: '12', year: '30' };
export const TEST_CVV = '000';

const WRONG_DETAILS = { code: 0, message: 'Son kullanma tarihi ya da CVV hatalı' };

/** Faults of the typed card by field; empty if a payment can be tried. */
export function cardErrors(card: CardInput, now: Date): Partial<Record<CardField, string>> {
  const errors: Partial<Record<CardField, string>> = {};
  if (!/^\d{16}$/.test(card.number) || !passesLuhn(card.number)) errors.number = 'Geçerli bir kart numarası gir.';
  else if (!testCard(card.number)) errors.number = 'Burada yalnız test kartları geçer; gerçek kartını girme.';
  if (!/^(0?[1-9]|1[0-2])$/.test(card.month)) errors.month = 'Ay 01–12 olmalı.';
  if (!/^\d{2}$/.test(card.year)) errors.year = 'Yılın son iki hanesini gir.';
  if (!errors.month && !errors.year && expiry(card) <= now) errors.year = 'Kartın süresi dolmuş.';
  if (!/^\d{3}$/.test(card.cvv)) errors.cvv = 'CVV üç hanelidir.';
  return errors;
}

/** Undefined if the bank accepts the card, otherwise the reason that the provider reports. */
export function declined(card: CardInput): TestCard['failure'] {
  const failure = testCard(card.number)?.failure;
  if (failure) return failure;
  const right = card.month === TEST_EXPIRY.month && card.year === TEST_EXPIRY.year && card.cvv === TEST_CVV;
  return right ? undefined : WRONG_DETAILS;
}

const testCard = (number: string) => TEST_CARDS.find((card) => card.number === number);

/** A card is valid until the end of its month. */
const expiry = (card: CardInput) => new Date(Date.UTC(2000 + Number(card.year), Number(card.month), 1));

function passesLuhn(number: string): boolean {
  const digits = number.split('').toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
