import { serviceOf, type ServiceId } from '#contract/vocabulary.ts';
import type { Choices } from './choices.ts';

/** The query parameter with the choices. */
export const LINKED_DRAFT = 'taslak';
/** The price in kuruş when the link was shared. A link with a price was shared by a person. */
export const SHARED_PRICE = 'fiyat';

/** The path of a service's order form with these choices. */
export function pathWith(service: ServiceId, choices: Partial<Choices>, sharedAt?: number): string {
  const query = new URLSearchParams({ [LINKED_DRAFT]: JSON.stringify(choices) });
  if (sharedAt !== undefined) query.set(SHARED_PRICE, String(sharedAt));
  return `${serviceOf(service).path}?${query}`;
}
