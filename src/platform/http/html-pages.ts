import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, type Encoding } from './encoding.ts';

interface HtmlPage {
  readonly body: Buffer;
  readonly etag: string;
  /** The hashes of its inline scripts, for the content policy. */
  readonly scripts: readonly string[];
}

/**
 * The pages of a built app as they are sent: with the site's own address and compressed. Each page is made at the first request
 * and kept.
 * @param replace the address that the build wrote into the pages, and the site's address
 */
export function htmlPages(root: string, replace?: { readonly built: string; readonly real: string }) {
  const made = new Map<string, Promise<HtmlPage>>();

  const make = async (file: string, encoding: Encoding | undefined): Promise<HtmlPage> => {
    const built = await readFile(join(root, file), 'utf8');
    const html = replace ? built.replaceAll(replace.built, replace.real) : built;
    const plain = Buffer.from(html);
    const body = encoding === undefined ? plain : await compress(plain, encoding);
    return { body, etag: `"${digest('sha1', body).slice(0, 20)}"`, scripts: inlineScripts(html) };
  };

  return (file: string, encoding: Encoding | undefined): Promise<HtmlPage> => {
    const key = `${encoding ?? ''}${file}`;
    const page = made.get(key) ?? make(file, encoding);
    made.set(key, page);
    page.catch(() => made.delete(key));
    return page;
  };
}

const digest = (algorithm: string, content: string | Buffer) => createHash(algorithm).update(content).digest('base64');

/** Hashes of executable scripts. Scripts with a type are data for search engines and need no hash. */
const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => `'sha256-${digest('sha256', script ?? '')}'`);
