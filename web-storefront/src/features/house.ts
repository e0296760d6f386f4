import { type HouseRules, usualRules } from '../content/house-rules.ts';
import { useCatalog } from './catalog.ts';

/** The settings from the server, or the defaults until they are loaded. */
export function useHouseRules(): HouseRules {
  const settings = useCatalog().data?.settings;
  return settings ? { ...settings.messageLimit, closesAfterHours: settings.closesAfterHours } : usualRules;
}
