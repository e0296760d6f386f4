// The public interface for other modules: settings that staff change without a deployment.
export type { SettingsOfNow } from './application/settings-of-now.ts';
export { settings } from './settings.tokens.ts';
