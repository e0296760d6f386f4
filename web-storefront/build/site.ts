/**
 * Placeholder for the site's own address in the built files. The server replaces it by the real one
 * (src/platform/http/html-pages.ts reads the placeholder from site.json).
 */
export const ORIGIN = 'https://basamak.invalid';

/** What the build tells the server about the site. */
export interface Site {
  readonly origin: string;
  /** Every path of the site. Any other path is answered with 404. */
  readonly routes: readonly {
    /** Parts of the path that depend on stored data are written as `:name`. */
    readonly path: string;
    /** The parts that are ids of records. */
    readonly ids: readonly string[];
    /** Whether everybody may see the record. Then a missing record is answered with 404. */
    readonly open: boolean;
  }[];
  /** The pages in the sitemap. */
  readonly sitemap: readonly string[];
  /** The paths that robots.txt disallows. */
  readonly disallow: readonly string[];
}
