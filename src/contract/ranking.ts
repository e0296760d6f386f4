// For the web apps: the one order of names that were searched for.
export { ranked, rankOf } from '../kernel/ranking.ts';
