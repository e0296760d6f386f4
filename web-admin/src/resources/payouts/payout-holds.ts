import { formatMoment } from '../../lib/time.ts';
import type { Payout } from '../../lib/records.ts';

type Hold = Payout['holds'][number];

const hour = 3600_000;
/** Older changes are not shown, because they do not matter for a payout. */
const shownForDays = 30;

/** A duration in words: in minutes, in hours, or in days from 100 hours on. */
function lengthOf(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.round(milliseconds / 60_000))} dakika`;
  const hours = Math.round(milliseconds / hour);
  return hours < 100 ? `${hours} saat` : `${Math.round(hours / 24)} gün`;
}

const acts: Record<Hold['matter'], (hold: Hold) => string> = {
  account: ({ byName }) => `Hesabı ${byName ?? 'sistem'} açtı`,
  powers: ({ byName }) => `Yetkilerini ${byName ?? 'sistem'} değiştirdi`,
  password: ({ hand, byName }) => {
    if (hand === 'staff') return `Şifreyi ${byName ?? 'sistem'} değiştirdi`;
    return hand === 'mail' ? 'Şifre e-postadaki bağlantıyla değiştirildi' : 'Şifreyi booster kendisi değiştirdi';
  },
  'second-factor': ({ hand, byName }) =>
    hand === 'staff' ? `İki adımlı girişi ${byName ?? 'sistem'} kapattı` : 'İki adımlı girişi booster kendisi kapattı',
  email: ({ byName }) => `E-posta adresini ${byName ?? 'sistem'} değiştirdi`,
  iban: ({ hand, byName }) =>
    hand === 'staff' ? `Bu IBAN booster için yeni, isteği ${byName ?? 'ekip'} girdi` : 'Bu IBAN booster için yeni',
  tip: ({ byName }) => `Bahşiş veren ${byName ?? 'müşteri'} kartla para yükledi`,
  order: ({ byName }) => `Sipariş veren ${byName ?? 'müşteri'} kartla para yükledi`,
};

/** Recent changes, one sentence each: what changed, by whom, when, and until when it blocks the payout. */
export const holdSentences = ({ holds }: Payout, now = Date.now()): string[] =>
  holds
    .filter(({ at }) => now - Date.parse(at) < shownForDays * 24 * hour)
    .map((hold) => {
      const left = Date.parse(hold.until) - now;
      const when = `${lengthOf(now - Date.parse(hold.at))} önce`;
      return `${acts[hold.matter](hold)} (${when})${left > 0 ? `; ${formatMoment(hold.until)} sonrasında ödenebilir` : ''}.`;
    });

/** Why the payout can't be paid now, in a few words. */
export function whyNotPayable({ payableAt, unconfirmed }: Payout, now = Date.now()): string | undefined {
  if (payableAt && Date.parse(payableAt) > now) return `${lengthOf(Date.parse(payableAt) - now)} sonra ödenebilir`;
  return unconfirmed ? 'Booster e-postasından onaylamadı' : undefined;
}
