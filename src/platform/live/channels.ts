// PostgreSQL's channels, on which the processes tell each other.

/** There are new events in the log. */
export const newEvents = 'live';
/** A session or a key of the user in the payload has ended, or lets them see other things. */
export const sessionChanged = 'session_changed';
