export { boosterConfig } from './config.ts';
export { booster } from './booster.tokens.ts';
export { masterOfAll } from './profile.seed.ts';
