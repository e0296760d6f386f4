import type { ContactMessage } from '../../lib/records.ts';

/** Mail programs limit the length of a mailto URL. */
const quotedMost = 1000;

/** A mailto URL to the sender that quotes their message. */
export function answerAddress({ name, email, text }: Pick<ContactMessage, 'name' | 'email' | 'text'>): string {
  const words = text.length > quotedMost ? `${text.slice(0, quotedMost).trimEnd()}…` : text;
  const quoted = words
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Merhaba ${name},\r\n\r\n\r\n\r\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Basamak: mesajın hakkında')}&body=${encodeURIComponent(body)}`;
}
