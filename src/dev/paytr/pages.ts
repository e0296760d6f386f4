import { createHash } from 'node:crypto';
import { escapeHtml } from '../http.ts';
import { TEST_CARDS, TEST_CVV, TEST_EXPIRY, type CardField, type CardInput } from './cards.ts';
import type { Payment } from './payments.ts';

const STYLE = `
:root{color-scheme:dark;--bg:oklch(.178 .007 40);--surface:oklch(.213 .008 40);--line:oklch(.38 .01 46);--ctl:oklch(.56 .012 50);
--text:oklch(.958 .006 85);--text-2:oklch(.805 .01 75);--accent:oklch(.815 .122 188);--on-accent:oklch(.2 .032 205);--bad:oklch(.76 .13 22);--bad-quiet:oklch(.285 .07 22)}
@media (prefers-color-scheme:light){:root{color-scheme:light;--bg:oklch(.972 .004 85);--surface:oklch(.998 .001 85);--line:oklch(.82 .009 75);--ctl:oklch(.6 .012 60);
--text:oklch(.225 .012 40);--text-2:oklch(.4 .013 45);--accent:oklch(.8 .125 187);--bad:oklch(.52 .19 25);--bad-quiet:oklch(.95 .022 20)}}
*{box-sizing:border-box}
body{margin:0;padding:1.25rem;background:var(--bg);color:var(--text);font:420 1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:30rem;margin:0 auto}
h1{margin:0 0 .25rem;font-size:1.25rem;font-weight:700}
p{margin:.25rem 0}
.muted{color:var(--text-2);font-size:.875rem}
.total{display:flex;flex-wrap:wrap;justify-content:space-between;overflow-wrap:anywhere;align-items:baseline;gap:1rem;margin:1rem 0;padding:.75rem 1rem;background:var(--surface);border:1px solid var(--line);border-radius:6px}
.total strong{font-size:1.5rem;font-variant-numeric:tabular-nums;white-space:nowrap}
form{display:grid;grid-template-columns:repeat(3,1fr);gap:.75rem}
.field{display:grid;gap:.25rem;align-content:start}.wide{grid-column:1/-1}
label{font-size:.875rem;font-weight:600}
input{width:100%;min-height:44px;padding:0 .75rem;border:1px solid var(--ctl);border-radius:3px;background:var(--surface);color:inherit;font:inherit;font-variant-numeric:tabular-nums}
::placeholder{color:var(--text-2);opacity:.8}
input[aria-invalid]{border-color:var(--bad)}
.error{color:var(--bad);font-size:.875rem}
[role=alert]{margin:1rem 0;padding:.75rem 1rem;border-left:4px solid var(--bad);background:var(--bad-quiet)}
button{min-height:48px;border:1px solid var(--ctl);border-radius:3px;background:transparent;color:inherit;font:inherit;font-weight:650;cursor:pointer}
button.pay{border-color:transparent;background:var(--accent);color:var(--on-accent)}
:focus-visible{outline:2px solid var(--text);outline-offset:2px}
details{margin-top:1.25rem;border-top:1px solid var(--line);padding-top:.75rem}
summary{cursor:pointer;min-height:24px}
table{width:100%;border-collapse:collapse;font-size:.875rem}th,td{padding:.375rem 0;text-align:left;font-weight:420}td:first-child{font-variant-numeric:tabular-nums;white-space:nowrap}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Only the shop may frame the page and be the target of its form; scripts do not run. */
export function pageHeaders(shopOrigins: readonly string[]): Record<string, string> {
  const shop = shopOrigins.join(' ');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self' ${shop}`,
    `frame-ancestors ${shop}`,
    "base-uri 'none'",
  ];
  return { 'content-security-policy': policy.join('; ') };
}

const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 });

interface CardPage {
  readonly payment: Payment;
  readonly typed?: Omit<CardInput, 'cvv'>;
  readonly errors?: Partial<Record<CardField, string>>;
}

/** A plain form that works without scripts. Its target opens the answer in the shop's window, outside of the frame. */
export function cardPage({ payment, typed, errors = {} }: CardPage): string {
  const { request, token } = payment;
  const failure = payment.notices.at(-1)?.failure;
  const alert = Object.keys(errors).length
    ? 'Kart bilgilerini kontrol et.'
    : failure && `Ödeme alınamadı: ${failure.message}.`;
  const items = request.basket.map(([name]) => escapeHtml(name)).join(', ');
  return page(
    'Kartla ödeme',
    `<h1>Kartla ödeme</h1>
<p class="muted">PayTR deneme ortamı: gerçek para çekilmez.</p>
<div class="total"><span>${items}<br><span class="muted">${escapeHtml(request.merchantOid)}</span></span>
<strong>${lira.format(request.amount / 100)} ₺</strong></div>
${alert ? `<p role="alert">${escapeHtml(alert)}</p>` : ''}
<form method="post" action="/odeme/guvenli/${token}" target="_top" autocomplete="on">
${field({ name: 'number', label: 'Kart numarası', value: typed?.number, error: errors.number, wide: true, length: 19, pattern: '[0-9 ]{16,19}', complete: 'cc-number', hint: '0000 0000 0000 0000' })}
${field({ name: 'month', label: 'Ay', value: typed?.month, error: errors.month, length: 2, pattern: '0?[1-9]|1[0-2]', complete: 'cc-exp-month', hint: '12' })}
${field({ name: 'year', label: 'Yıl', value: typed?.year, error: errors.year, length: 4, pattern: '(20)?[0-9]{2}', complete: 'cc-exp-year', hint: '30' })}
${field({ name: 'cvv', label: 'CVV', error: errors.cvv, length: 3, pattern: '[0-9]{3}', complete: 'cc-csc', hint: '000' })}
<button class="pay wide" name="action" value="pay">Öde</button>
<button class="wide" name="action" value="abandon" formnovalidate>Vazgeç</button>
</form>
<details><summary>Test kartları</summary>
<p class="muted">Son kullanma ${TEST_EXPIRY.month}/${TEST_EXPIRY.year}, CVV ${TEST_CVV}. Başka tarih ya da CVV reddedilir.</p>
<table><tbody>${TEST_CARDS.map(({ number, about }) => `<tr><td>${grouped(number)}</td><td>${about}</td></tr>`).join('')}</tbody></table>
</details>`,
  );
}

/** The page for an unknown token or a payment that has ended. */
export const endPage = (title: string, text: string): string =>
  page(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`);

interface Field {
  readonly name: CardField;
  readonly label: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly wide?: boolean;
  readonly length: number;
  readonly pattern: string;
  readonly complete: string;
  readonly hint: string;
}

function field({ name, label, value = '', error, wide, length, pattern, complete, hint }: Field): string {
  const invalid = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  return `<div class="field${wide ? ' wide' : ''}"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(value)}" required inputmode="numeric" maxlength="${length}" pattern="${pattern}" autocomplete="${complete}" placeholder="${hint}"${invalid}>
${error ? `<span class="error" id="${name}-error">${escapeHtml(error)}</span>` : ''}</div>`;
}

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const page = (title: string, body: string) => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>
`;
