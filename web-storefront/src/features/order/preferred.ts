import { serviceOf, type ServiceId } from '#contract/vocabulary.ts';
import type { Draft } from '../draft/choices.ts';

/** The query parameter of an order form that names the booster whom the customer prefers. */
export const PREFERRED = 'booster';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id in an address's query; null if there is none. */
export const preferredIn = (search: URLSearchParams): string | null => {
  const id = search.get(PREFERRED);
  return id !== null && uuid.test(id) ? id : null;
};

/** The path of a service's form from a booster's page. */
export const formFor = (service: ServiceId, boosterId: string): string =>
  `${serviceOf(service).path}?${new URLSearchParams({ [PREFERRED]: boosterId })}`;

/** The draft with the booster of the form's address. Only the form of the draft's service has one. */
export const withPreferred = (draft: Draft): Draft => {
  const booster =
    location.pathname === serviceOf(draft.service).path ? preferredIn(new URLSearchParams(location.search)) : null;
  return booster === null ? draft : { ...draft, booster };
};
