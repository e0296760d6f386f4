import * as z from 'zod/mini';
import { Id, line, named } from '../common.ts';

// for searches that the console does itself
export { folded, wordsOf } from '../../kernel/search.ts';

/** Kinds of records that the console's search finds, in the order of display. */
export const searchedResources = [
  'orders',
  'users',
  'boosters',
  'booster-applications',
  'tickets',
  'top-ups',
  'coupons',
  'listings',
  'api-keys',
  'webhooks',
  'contact-messages',
  'messages',
] as const;
export type SearchedResource = (typeof searchedResources)[number];

/** The most results of each kind. If there are so many, the kind's list may have more. */
export const hitsOfEachKind = 5;
/** The filter of a kind's list for the typed text. */
export const searchFilterOf = {
  orders: 'q',
  users: 'q',
  boosters: 'q',
  'booster-applications': 'q',
  tickets: 'q',
  'top-ups': 'q',
  coupons: 'code',
  listings: 'q',
  'api-keys': 'q',
  webhooks: 'q',
  'contact-messages': 'q',
  messages: 'q',
} as const satisfies Record<SearchedResource, string>;

export const SearchQuery = z.strictObject({ q: line(1, 100) });

export const SearchHit = named(
  'SearchHit',
  z.strictObject({
    resource: z.enum(searchedResources),
    id: Id,
    /** The record's name. */
    title: z.string(),
    /** Distinguishes it from records with the same name. */
    detail: z.string(),
  }),
  'A record that the console’s search has found.',
);
export type SearchHit = z.infer<typeof SearchHit>;
