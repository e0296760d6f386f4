import { describe, expect, test } from '@jest/globals';
import { type Mail, mailReach } from '#kernel/mail.ts';
import { asHtml, asText } from '#platform/mail/layout.ts';
import { contentOf } from '#platform/mail/templates.tr.ts';

const hostile = `<img src=x onerror="alert('1')">&`;
const link = 'https://basamak.test/reset-password?token=abc&x=1';
const mails: readonly Mail[] = [
  { key: '1', to: 'ece@basamak.test', template: 'password-reset', params: { link } },
  { key: '2', to: 'ece@basamak.test', template: 'invitation', params: { link, isBooster: true } },
  { key: '3', to: 'ece@basamak.test', template: 'password-changed', params: { firstName: hostile } },
  {
    key: '4',
    to: 'ece@basamak.test',
    template: 'order-update',
    params: { firstName: hostile, orderNumber: 'B-1', sentence: hostile, link },
  },
  {
    key: '5',
    to: 'ece@basamak.test',
    template: 'message',
    params: { subject: hostile, text: `${hostile}\n\niki`, link },
  },
  {
    key: '6',
    to: 'iletisim@basamak.test',
    template: 'contact',
    params: { name: hostile, email: 'ece@basamak.test', text: `${hostile}\n\niki` },
  },
];

describe.each(mails.map((mail) => [mail.template, mail] as const))('the mail %s', (_, mail) => {
  const content = contentOf(mail);

  test('has the same content as text and as HTML', () => {
    const text = asText(content);
    for (const paragraph of content.paragraphs) expect(text).toContain(paragraph);
    expect(text.includes(link)).toBe('link' in mail.params);
    expect(asHtml(content).includes('href="https://basamak.test/reset-password?token=abc&amp;x=1"')).toBe(
      'link' in mail.params,
    );
  });

  test('escapes hostile text in its HTML', () => {
    const html = asHtml(content);
    expect(html).not.toContain('<img');
    // mails that verify an address contain no text that people wrote
    expect(html.includes('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;')).toBe(
      mailReach[mail.template] !== 'proves',
    );
  });
});

test('a reply to a contact mail goes to the person who filled in the form', () => {
  const params = { name: 'Ece', email: 'ece@basamak.test', text: 'Merhaba' };
  const content = contentOf({ key: '1', to: 'iletisim@basamak.test', template: 'contact', params });
  expect(content.replyTo).toBe('ece@basamak.test');
});
