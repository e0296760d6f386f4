import { kept } from '#contract/browser/storage.ts';
import type { ServiceId } from '#contract/vocabulary.ts';

/** Where the browser keeps a service's draft. */
export const keptKey = (service: ServiceId): string => `draft.${service}`;

/** What was ordered is not begun with again. */
export const forgetChoices = (service: ServiceId): void => kept.remove(keptKey(service));
