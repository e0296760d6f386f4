import { type PlatformRules, usualRules } from '../content/platform-rules.ts';
import { useCatalog } from './catalog.ts';

/** The settings from the server, or the defaults until they are loaded. */
export function usePlatformRules(): PlatformRules {
  const settings = useCatalog().data?.settings;
  return settings ? { ...settings.messageLimit, closesAfterHours: settings.closesAfterHours } : usualRules;
}
