/** Seconds for which an access token is valid (specification §4). */
export const accessLifetimeSeconds = 900;
