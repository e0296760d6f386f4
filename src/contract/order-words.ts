// For the web apps: the words of an order's states.
export * from '../kernel/order-labels.tr.ts';
