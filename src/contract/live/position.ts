/**
 * The header with the database's log position: in answers to commands, and in requests that must see the effects of these
 * commands.
 */
export const positionHeader = 'basamak-position';

/** The cookie with the log position of the live events; every tab sends it. */
export const positionCookie = 'basamak_heard';
