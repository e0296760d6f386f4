import * as z from 'zod/mini';
import { Id, Money, named, Time } from '../common.ts';

/** What a person's story is told of, in the order in which the console offers it. */
export const storyKinds = [
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
  /** Kinds between commas; all of them where nothing is said. */
  kinds: z.optional(z.string().check(z.regex(/^[a-z-]+(,[a-z-]+)*$/), z.maxLength(200))),
  /** As the part before it said. */
  cursor: z.optional(z.string().check(z.regex(/^[a-z0-9:,-]*$/), z.maxLength(1_000))),
});

export const StoryItem = named(
  'StoryItem',
  z.strictObject({
    kind: z.enum(storyKinds),
    at: Time,
    /** Where the console shows it. */
    resource: z.string(),
    recordId: Id,
    /** In words; of a command its call, such as `POST /admin/ban`. */
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
    /** Asks for what was before; null at the beginning of the story. */
    cursor: z.nullable(z.string()),
    /** The kinds that the caller may see of this person. */
    kinds: z.array(z.enum(storyKinds)),
  }),
  'Everything that somebody did and that was done to them, the latest first.',
);
export type Story = z.infer<typeof Story>;
