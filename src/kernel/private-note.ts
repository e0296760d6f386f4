import { contactsIn } from './contact-leak.ts';

/** Shown in the pool in place of a private note. */
export const hiddenNote = 'Bu not, siparişi alınca görünür.';

/** `şifrem: kiraz`, `parola kiraz42`, `pw=…`: a word for password with a text after it. */
const spoken = /(?:^|[^\p{L}])(?:[sş]ifre|parola|password|passwd|pass|pwd|pw)\p{L}*\s*[:=\-–]?\s*\S/iu;
/** A piece of eight or more characters with letters, digits and a sign is taken for a password. */
const pieces = /\S{8,}/gu;
const isMixed = (piece: string): boolean =>
  /\p{L}/u.test(piece) && /\d/.test(piece) && /[^\p{L}\d.,:;()/'’–-]/u.test(piece);

/** Whether a note to the booster seems to contain a password or contact details other than links. It is a guess. */
export const isPrivateNote = (note: string): boolean =>
  spoken.test(note) || (note.match(pieces) ?? []).some(isMixed) || contactsIn(note).some((kind) => kind !== 'link');
