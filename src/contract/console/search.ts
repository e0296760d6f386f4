import * as z from 'zod/mini';
import { Id, line, named } from '../common.ts';

// how a search sees words, for what the console searches by itself
export { folded, wordsOf } from '../../kernel/search.ts';

/** What the console's search finds, in the order in which it shows it. */
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

/** Of each kind as many at most: where there are these, its list may have more. */
export const hitsOfEachKind = 5;
/** By which filter a kind's list finds what was typed. */
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
    /** What the record is called. */
    title: z.string(),
    /** What tells it from others that are called the same. */
    detail: z.string(),
  }),
  'A record that the console’s search has found.',
);
export type SearchHit = z.infer<typeof SearchHit>;
