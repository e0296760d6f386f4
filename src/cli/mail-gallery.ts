/** `npm run gallery:mails`: shows every mail with sample data, as receivers see it. Sends nothing. */
import { createServer } from 'node:http';
import { asHtml, asText } from '#platform/mail/layout.ts';
import { sampleMails } from '#platform/mail/samples.ts';
import { contentOf } from '#platform/mail/templates.tr.ts';

const port = Number(process.env.PORT ?? 5181);

const style = `
:root{color-scheme:light dark}
body{margin:0 auto;padding:24px;max-width:1120px;font:16px/1.5 system-ui,sans-serif}
section{margin-block:48px}h2{margin:0}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dd{margin:0}
.looks{display:flex;flex-wrap:wrap;gap:16px}
iframe{border:1px solid GrayText;border-radius:6px;height:560px;max-width:100%}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;border:1px solid GrayText;border-radius:6px;font:inherit}
`;
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sections = sampleMails.map((mail) => {
  const content = contentOf(mail);
  const frames = [390, 680].flatMap((width) =>
    ['light', 'dark'].map(
      (theme) =>
        `<iframe width="${width}" src="/${mail.key}/${theme}" title="${mail.key}, ${width} piksel, ${theme === 'light' ? 'açık' : 'koyu'}"></iframe>`,
    ),
  );
  return `<section id="s-${mail.key}"><h2>${mail.key}</h2>
<dl><dt>Konu</dt><dd>${escape(content.subject)}</dd>${content.replyTo === undefined ? '' : `<dt>Yanıt</dt><dd>${escape(content.replyTo)}</dd>`}</dl>
<div class="looks">${frames.join('\n')}</div><h3>Düz metin</h3><pre>${escape(asText(content))}</pre></section>`;
});
const index = sampleMails.map(({ key }) => `<li><a href="#s-${key}">${key}</a></li>`).join('');
const page = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Postalar</title><style>${style}</style></head><body><h1>Postalar</h1><ul>${index}</ul>${sections.join('\n')}</body></html>`;
/** Forces the light or dark style, which the receiver's mail program would choose. */
const inTheme = (html: string, theme: 'light' | 'dark') =>
  html.replace('@media (prefers-color-scheme:dark)', theme === 'dark' ? '@media all' : '@media not all');
const pages = new Map([['/', page]]);
for (const mail of sampleMails) {
  for (const theme of ['light', 'dark'] as const)
    pages.set(`/${mail.key}/${theme}`, inTheme(asHtml(contentOf(mail)), theme));
}

createServer((request, response) => {
  const found = pages.get(request.url ?? '/');
  response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(found ?? '');
}).listen(port, 'localhost', () => console.log(`Postalar: http://localhost:${port}`));
