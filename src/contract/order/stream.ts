import * as z from 'zod/mini';
import { streamLinkLength, streamSites } from '../../kernel/stream-links.ts';
import { Money, named, Time, url } from '../common.ts';

export const GiveStream = named(
  'GiveStream',
  z.strictObject({ url: url(streamLinkLength) }),
  'An https link of a stream or recording on Twitch, YouTube or Kick; it is kept without what the site does not need to find it.',
);

const Given = z.strictObject({
  /** Null where its booster has left Basamak. */
  url: z.nullable(z.string()),
  site: z.nullable(z.enum(streamSites)),
  from: Time,
  /** Null while it is on. */
  to: z.nullable(Time),
});

export const OrderStream = named(
  'OrderStream',
  z.strictObject({
    /** The one that is on. */
    live: z.nullable(Given),
    /** Those that are over, the last one first. */
    past: z.array(Given),
    /** Whether a link was there while the order was played: then the extra was given, and is not paid back. */
    given: z.boolean(),
    /** What was paid for it, after its part of the coupon. */
    paid: Money,
    /** What of that went back, as no stream was given. */
    refunded: Money,
  }),
  'The extra `stream`; a booster sees their own links only.',
);
export type OrderStream = z.infer<typeof OrderStream>;
