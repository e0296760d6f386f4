import { escapeHtml } from '../http.ts';
import type { CaughtMail } from './caught-mail.ts';

const STYLE = `
:root{color-scheme:light dark}
body{max-width:56rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid color-mix(in oklch,currentcolor 25%,transparent);text-align:left;vertical-align:top}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
iframe{width:100%;min-height:32rem;border:1px solid color-mix(in oklch,currentcolor 25%,transparent);background:#fff}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
`;

/** The mail's own HTML runs nothing and fetches nothing; its links open outside the frame. */
const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
export const MAIL_POLICY = `sandbox ${MAIL_SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src data:`;
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'";

const time = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Istanbul' });

export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ id, subject, to, receivedAt }) =>
      `<tr><td><a href="/mails/${id}">${escapeHtml(subject || '(konusuz)')}</a></td>
<td>${escapeHtml(to.join(', '))}</td><td>${time.format(new Date(receivedAt))}</td></tr>`,
  );
  const table = `<table><thead><tr><th>Konu</th><th>Kime</th><th>Zaman</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Yakalanan postalar', mails.length ? table : '<p>Henüz posta yok.</p>');
}

export function mailPage({ id, subject, from, to, receivedAt, unsubscribe, text, html }: CaughtMail): string {
  return page(
    subject || '(konusuz)',
    `<p><a href="/">Tüm postalar</a></p>
<dl><dt>Kimden</dt><dd>${escapeHtml(from)}</dd><dt>Kime</dt><dd>${escapeHtml(to.join(', '))}</dd>
<dt>Zaman</dt><dd>${time.format(new Date(receivedAt))}</dd>
${unsubscribe.map((value) => `<dt>Listeden çıkma</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}</dl>
${text ? `<h2>Düz metin</h2><pre>${linked(text)}</pre>` : ''}
${html ? `<h2>HTML</h2><iframe title="Postanın HTML bölümü" src="/mails/${id}/html" sandbox="${MAIL_SANDBOX}"></iframe>` : ''}`,
  );
}

export const mailHtml = (html: string): string => `<base target="_blank">${html}`;

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
