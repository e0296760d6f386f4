import { expect, test } from '@jest/globals';
import { isPrivateNote } from '#kernel/private-note.ts';

test.each([
  'Şifrem: kiraz-agaci',
  'sifre kiraz42',
  'parolam = Pati',
  'PW:deneme',
  'Hesap bu: K!raz_2026',
  'Beni ara: 0532 123 45 67',
  'beş yüz otuz iki yüz yirmi üç kırk beş altmış yedi',
  'deniz@ornek.com',
  'discord: deniz#1234',
])('“%s” is hidden in the pool', (note) => {
  expect(isPrivateNote(note)).toBe(true);
});

test.each([
  '',
  'Akşam 20.00-23.00 arası oynamayın lütfen.',
  'Sadece Ahri ve Yasuo, lütfen sohbet etmeyin.',
  'Elmas 4 yeter, 3 günüm var.',
  'Flash D tuşunda (D/F değil), 2-3 maç duo olabilir.',
])('“%s” is shown in the pool', (note) => {
  expect(isPrivateNote(note)).toBe(false);
});
