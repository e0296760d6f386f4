import type { ContactMessage } from '../../lib/records.ts';

/** Programs for mail take no address of any length. */
const quotedMost = 1000;

/** A mail to whoever wrote, with their words quoted below. */
export function answerAddress({ name, email, text }: Pick<ContactMessage, 'name' | 'email' | 'text'>): string {
  const words = text.length > quotedMost ? `${text.slice(0, quotedMost).trimEnd()}…` : text;
  const quoted = words
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Merhaba ${name},\r\n\r\n\r\n\r\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Basamak: mesajın hakkında')}&body=${encodeURIComponent(body)}`;
}
