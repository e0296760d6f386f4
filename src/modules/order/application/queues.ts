/** Pays the booster of a closed order. */
export const settlesOrders = 'order.settle';
/** Comes round: closes what the customer left unconfirmed, settles what was missed. */
export const sweepsOrders = 'order.sweep';
