/** Seconds for which an access token is good (specification §4). */
export const accessLifetimeSeconds = 900;
