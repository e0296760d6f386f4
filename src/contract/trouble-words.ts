// For the web apps: the words of what goes wrong with an order, where they are needed.
export * from '../kernel/trouble.ts';
export * from '../kernel/trouble-labels.tr.ts';
