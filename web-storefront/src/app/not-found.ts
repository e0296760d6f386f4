/** For the log, as the specification words it (§2); people read the error page's own words. */
const NOT_FOUND = 'This page could not be found';

export const pageNotFound = (): Response => new Response(NOT_FOUND, { status: 404, statusText: NOT_FOUND });
