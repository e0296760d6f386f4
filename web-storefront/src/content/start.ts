/** When an order starts at the latest (specification §1). One that needs an account looks for a booster once it has one. */
const AT_THE_LATEST = 'en geç 3 saat içinde';

export const startsWithin = (waitsForAccount: boolean): string =>
  waitsForAccount ? `Hesap eklenince ${AT_THE_LATEST}` : AT_THE_LATEST.replace('e', 'E');

export const startPromise = `Siparişin ${AT_THE_LATEST} başlar. Hesap gereken hizmetlerde süre, hesabını ekleyince işler.`;
