export { mostColumns, spanOf, spanStarts } from '../kernel/day-spans.ts';
