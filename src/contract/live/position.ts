/** Says how far the database's log was: in answers to commands, and in the requests of who wants to see what they did. */
export const positionHeader = 'basamak-position';

/** Where a page keeps what its live events said of it: sent by itself, by every tab. */
export const positionCookie = 'basamak_heard';
