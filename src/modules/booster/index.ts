export type { BoosterProfiles } from './application/booster-profiles.ts';
export type { Booster, BoosterRoster } from './application/booster-roster.ts';
export type { OrderCounts } from './application/ports.ts';
export type { Because, OrderRequirements } from './domain/eligibility.ts';
export { boosterConfig } from './config.ts';
export { booster } from './booster.tokens.ts';
export { masterOfAll } from './profile.seed.ts';
