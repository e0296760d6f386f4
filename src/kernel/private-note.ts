import { contactsIn } from './contact-leak.ts';

/** What the pool shows in place of such a note. */
export const hiddenNote = 'Bu not, siparişi alınca görünür.';

/** `şifrem: kiraz`, `parola kiraz42`, `pw=…`: a word for it and something after it. */
const spoken = /(?:^|[^\p{L}])(?:[sş]ifre|parola|password|passwd|pass|pwd|pw)\p{L}*\s*[:=\-–]?\s*\S/iu;
/** Letters, digits and a sign in one piece of eight or more: nobody writes a wish like this. */
const pieces = /\S{8,}/gu;
const isMixed = (piece: string): boolean =>
  /\p{L}/u.test(piece) && /\d/.test(piece) && /[^\p{L}\d.,:;()/'’–-]/u.test(piece);

/** Whether a note to the booster reads as if it held a password, a telephone number or an address: a guess. */
export const isPrivateNote = (note: string): boolean =>
  spoken.test(note) || (note.match(pieces) ?? []).some(isMixed) || contactsIn(note).some((kind) => kind !== 'link');
