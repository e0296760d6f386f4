/** The specification's text (§2). */
export const NOT_FOUND = 'This page could not be found';

export const pageNotFound = (): Response => new Response(NOT_FOUND, { status: 404, statusText: NOT_FOUND });
