import { serviceOf, type ServiceId } from '#contract/vocabulary.ts';
import type { Choices } from './choices.ts';

/** The query parameter that carries choices. */
export const LINKED_DRAFT = 'taslak';
/** The price, in kuruş, at which they were shared: a link with it was sent by somebody. */
export const SHARED_PRICE = 'fiyat';

/** A path to a service's order form with these choices made. */
export function pathWith(service: ServiceId, choices: Partial<Choices>, sharedAt?: number): string {
  const query = new URLSearchParams({ [LINKED_DRAFT]: JSON.stringify(choices) });
  if (sharedAt !== undefined) query.set(SHARED_PRICE, String(sharedAt));
  return `${serviceOf(service).path}?${query}`;
}
