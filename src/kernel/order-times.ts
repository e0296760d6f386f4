/** Hours within which an order starts at most (specification §1), from the moment that it looks for a booster. */
export const startsWithinHours = 3;

/**
 * Milliseconds for which a booster is shown as playing: longer than a match with its queue. A booster who forgets the switch
 * is not shown as playing all night.
 */
export const playingForMs = 2 * 60 * 60 * 1000;
