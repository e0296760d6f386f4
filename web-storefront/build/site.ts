/**
 * Stands for the site's own address in what is built; the server knows the real one and puts it in
 * (src/platform/http/html-pages.ts reads it out of site.json).
 */
export const ORIGIN = 'https://basamak.invalid';

/** What the build tells the server about the site. */
export interface Site {
  readonly origin: string;
  /** Every path that there is, with `:name` for parts that only the data knows: others are answered with 404. */
  readonly routes: readonly string[];
  /** The pages for search engines. */
  readonly sitemap: readonly string[];
  /** Where robots have nothing to do. */
  readonly disallow: readonly string[];
}
