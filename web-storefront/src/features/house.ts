import { type HouseRules, usualRules } from '../content/house-rules.ts';
import { useCatalog } from './catalog.ts';

/** What the house has settled, as the server says; what is usual until it has. */
export function useHouseRules(): HouseRules {
  const settings = useCatalog().data?.settings;
  return settings ? { ...settings.messageLimit, closesAfterHours: settings.closesAfterHours } : usualRules;
}
