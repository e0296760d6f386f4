/** Says how far the database's log was: in answers to commands, and in the requests of who wants to see what they did. */
export const positionHeader = 'basamak-position';
