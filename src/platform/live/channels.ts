// PostgreSQL's channels, on which the processes tell each other.

/** There are new events in the log. */
export const newEvents = 'live';
/** A session of the user in the payload has ended. */
export const sessionEnded = 'session_ended';
