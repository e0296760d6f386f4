// Channels of PostgreSQL's LISTEN/NOTIFY, by which the processes notify each other.

/** The event log has new events. */
export const newEvents = 'live';
/** A session or API key of the user in the payload has ended or has other rights now. */
export const sessionChanged = 'session_changed';
