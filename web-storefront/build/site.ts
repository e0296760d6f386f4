/**
 * Stands for the site's own address in what is built; the server knows the real one and puts it in
 * (src/platform/http/html-pages.ts reads it out of site.json).
 */
export const ORIGIN = 'https://basamak.invalid';

/** What the build tells the server about the site. */
export interface Site {
  readonly origin: string;
  /** Every path that there is: others are answered with 404. */
  readonly routes: readonly {
    /** With `:name` for parts that only the data knows. */
    readonly path: string;
    /** Which of these parts are ids of records. */
    readonly ids: readonly string[];
    /** Everybody may see its record: where that is not there, the page isn't either. */
    readonly open: boolean;
  }[];
  /** The pages for search engines. */
  readonly sitemap: readonly string[];
  /** Where robots have nothing to do. */
  readonly disallow: readonly string[];
}
