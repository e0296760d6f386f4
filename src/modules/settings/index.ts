// The door of what the house changes without a deployment.
export type { SettingsOfNow } from './application/settings-of-now.ts';
export { settings } from './settings.tokens.ts';
