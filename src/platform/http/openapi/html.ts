/** HTML that is not escaped again. All other text is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | undefined | readonly (string | Html)[];

/** A template whose values are escaped, unless they are HTML themselves. */
export const html = (parts: TemplateStringsArray, ...values: readonly Part[]): Html =>
  new Html(parts.reduce((written, part, index) => written + asText(values[index - 1]) + part));

const asText = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(asText).join('') : escaped(String(part));
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Paragraphs with code in backticks, the form of the guide and the descriptions. */
export const prose = (text: string): Html =>
  new Html(
    text
      .split('\n\n')
      .map((paragraph) => `<p>${escaped(paragraph).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
      .join('\n'),
  );
