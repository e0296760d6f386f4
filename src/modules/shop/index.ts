export { shop } from './shop.tokens.ts';
