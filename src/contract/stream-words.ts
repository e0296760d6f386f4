// For the web apps: which links lead to a stream, and the words of it.
export * from '../kernel/stream-labels.tr.ts';
export * from '../kernel/stream-links.ts';
