// Every mail as its recipients read it: a change of its text shows as a changed snapshot.
import { describe, expect, test } from '@jest/globals';
import { asHtml, asText } from '#platform/mail/layout.ts';
import { sampleMails } from '#platform/mail/samples.ts';
import { contentOf } from '#platform/mail/templates.tr.ts';

describe.each(sampleMails.map((mail) => [mail.key, contentOf(mail)] as const))('the mail %s', (_, content) => {
  test('reads as it did', () => {
    expect(`${content.subject}\n\n${asText(content)}`).toMatchSnapshot();
  });

  test('has the same content as HTML, for light and dark mode', () => {
    const html = asHtml(content);
    expect(html).toContain('prefers-color-scheme:dark');
    for (const paragraph of content.paragraphs) expect(html).toContain(paragraph.replaceAll('\n', '<br>'));
    for (const fact of content.facts?.flat() ?? []) expect(html).toContain(`>${fact.replaceAll('\n', '<br>')}</td>`);
    for (const link of [content.action?.link, content.also?.link, content.unsubscribe])
      if (link) expect(html).toContain(`href="${link}"`);
  });
});
