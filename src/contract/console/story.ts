import * as z from 'zod/mini';
import { Id, Money, named, Time } from '../common.ts';

/** Kinds of events in a user's timeline, in the order of the console's filter. */
const storyKinds = [
  'account',
  'order',
  'played',
  'entry',
  'top-up',
  'payout',
  'ticket',
  'review',
  'report',
  'session',
  'note',
  'command',
] as const;
export type StoryKind = (typeof storyKinds)[number];

export const StoryQuery = z.strictObject({
  /** Kinds separated by commas; all if absent. */
  kinds: z.optional(z.string().check(z.regex(/^[a-z-]+(,[a-z-]+)*$/), z.maxLength(200))),
  /** The cursor from the previous part. */
  cursor: z.optional(z.string().check(z.regex(/^[a-z0-9:,-]*$/), z.maxLength(1_000))),
});

export const StoryItem = named(
  'StoryItem',
  z.strictObject({
    kind: z.enum(storyKinds),
    at: Time,
    /** The console's resource of the record. */
    resource: z.string(),
    recordId: Id,
    /** A text; for a command its call, such as `POST /admin/ban`. */
    title: z.string(),
    detail: z.string(),
    amount: z.nullable(Money),
  }),
);
export type StoryItem = z.infer<typeof StoryItem>;

export const Story = named(
  'Story',
  z.strictObject({
    items: z.array(StoryItem),
    /** The cursor for earlier events; null at the beginning of the timeline. */
    cursor: z.nullable(z.string()),
    /** The kinds that the caller may see of this person. */
    kinds: z.array(z.enum(storyKinds)),
  }),
  'What a user did and what was done to the user, the latest first.',
);
export type Story = z.infer<typeof Story>;
