/** Pays the booster of a closed order. */
export const settlesOrders = 'order.settle';
/** Runs each minute: lets matches count that were entered too early and whose time has come. */
export const countsMatches = 'order.count-matches';
/**
 * Runs each minute: closes orders that the customer did not confirm in time, settles closed ones whose job was lost, mails
 * that orders are placed, and reminds customers of orders that wait for a game account.
 */
export const sweepsOrders = 'order.sweep';
/** Runs each minute: acts on the deadlines of disputes, requests for another booster and rank differences. */
export const sweepsTrouble = 'order.sweep-trouble';
