/** Pays the booster of a closed order. */
export const settlesOrders = 'order.settle';
/** Comes round: matches that were entered ahead of their time count when it has come. */
export const countsMatches = 'order.count-matches';
/** Comes round: closes what the customer left unconfirmed, settles what was missed. */
export const sweepsOrders = 'order.sweep';
/** Comes round: reminds boosters to answer disputes, gives orders back to the pool whose wish for another booster nobody heard. */
export const sweepsTrouble = 'order.sweep-trouble';
