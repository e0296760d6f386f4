import type { Content } from './templates.tr.ts';

const signature = 'Basamak';

const unsubscribeLabel = 'Bu tür e-postaları kapat';

export const asText = ({ paragraphs, facts, action, also, note, unsubscribe }: Content): string =>
  [
    ...paragraphs,
    ...(facts ? [facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(also ? [`${also.label}:\n${also.link}`] : []),
    ...(note ? [note] : []),
    `— ${signature}`,
    ...(unsubscribe === undefined ? [] : [`${unsubscribeLabel}:\n${unsubscribe}`]),
  ].join('\n\n');

/** For mail programs with a dark mode that support it; the others use the inline styles. */
const dark = `@media (prefers-color-scheme:dark){
.page{background:#14100f!important;color:#f3f1ee!important}.card{background:#1f1a18!important}
.dim{color:#b3aca6!important}.link{color:#f3f1ee!important}.facts,.fact{border-color:#3a3330!important}.button{background:#f3f1ee!important;color:#14100f!important}.stone{background:#f3f1ee!important}}`;

/** Mail programs support tables and inline styles, and little else. */
export const asHtml = ({
  subject,
  paragraphs,
  facts,
  action,
  also,
  note,
  unsubscribe,
}: Content): string => `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;background:#f4f4f1;color:#16181d;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="max-width:520px;background:#fff;border-radius:12px">
<tr><td style="padding:32px;overflow-wrap:anywhere">
${header}
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`).join('\n')}
${facts ? table(facts) : ''}${action ? button(action) : ''}${also ? second(also) : ''}${note ? `<p class="dim" style="margin:24px 0 0;color:#5a5f6b;font-size:14px">${escape(note)}</p>` : ''}
</td></tr></table>
${unsubscribe === undefined ? '' : `<p style="margin:16px 0 0;font-size:14px"><a href="${escape(unsubscribe)}" class="dim" style="color:#5a5f6b">${unsubscribeLabel}</a></p>`}
</td></tr></table>
</body>
</html>
`;

const cellOf = (style: string, rest = ''): string =>
  `<td width="11" height="8"${rest} aria-hidden="true" style="font-size:0;line-height:0${style}">&nbsp;</td>`;
const air = cellOf('');
const stone = cellOf('', ' class="stone" bgcolor="#8a8178"');
const tread = cellOf(';border-top:4px solid #008a86', ' class="stone" bgcolor="#8a8178"');
const steps = [
  [air, air, tread],
  [air, tread, stone],
  [tread, stone, stone],
].map((row) => row.join(''));

/** The mark is a table: mail programs block pictures, and a picture of ours would tell us who opens the mail. */
const header = `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
<tr>${steps[0]}<td rowspan="3" valign="bottom" style="padding-left:12px;font-weight:700;font-size:20px;line-height:1">${signature}</td></tr>
<tr>${steps[1]}</tr><tr>${steps[2]}</tr>
</table>`;

const button = ({ label, link }: NonNullable<Content['action']>): string => `<p style="margin:24px 0">
<a href="${escape(link)}" class="button" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#16181d;color:#fff;text-decoration:none;font-weight:600">${escape(label)}</a>
</p>
${link.length > shownUpTo ? '' : `<p class="dim" style="margin:0;color:#5a5f6b;font-size:14px;word-break:break-all">${escape(link)}</p>`}
`;

/** A longer link, such as one with the choices of an order form, is only behind its button. */
const shownUpTo = 160;

const second = ({ label, link }: NonNullable<Content['also']>): string =>
  `<p style="margin:16px 0 0"><a href="${escape(link)}" class="link" style="color:#16181d">${escape(label)}</a></p>\n`;

const table = (facts: NonNullable<Content['facts']>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="facts" style="margin:24px 0;border-top:1px solid #e3e3df">
${facts.map(row).join('\n')}
</table>
`;
const row = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="dim fact" valign="top" style="padding:10px 16px 10px 0;border-bottom:1px solid #e3e3df;color:#5a5f6b;white-space:nowrap">${escape(label)}</td><td class="fact" align="right" style="padding:10px 0;border-bottom:1px solid #e3e3df;font-weight:600">${escape(value).replaceAll('\n', '<br>')}</td></tr>`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
