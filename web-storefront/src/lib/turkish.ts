const plain: Readonly<Record<string, string>> = {
  ı: 'i',
  ş: 's',
  ğ: 'g',
  ç: 'c',
  ö: 'o',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
};

/** For searching: without case, accents and apostrophes, so that `sifre`, `ŞİFRE` and `şifre’` are equal. */
export const folded = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .replace(/[ışğçöüâîû]/g, (letter) => plain[letter] ?? letter)
    .replace(/['’]/g, '');

/** Whether every searched word is the beginning of a word of the text. */
export function hasWords(text: string, searched: string): boolean {
  const words = folded(searched).split(/\s+/).filter(Boolean);
  const within = ` ${folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  return words.every((word) => within.includes(` ${word}`));
}
