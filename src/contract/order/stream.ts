import * as z from 'zod/mini';
import { streamLinkLength, streamSites } from '../../kernel/stream-links.ts';
import { Money, named, Time, url } from '../common.ts';

export const GiveStream = named(
  'GiveStream',
  z.strictObject({ url: url(streamLinkLength) }),
  'An https link of a stream or recording on Twitch, YouTube or Kick. Parts that the site does not need are removed.',
);

const Given = z.strictObject({
  /** Null if the booster's account is gone. */
  url: z.nullable(z.string()),
  site: z.nullable(z.enum(streamSites)),
  from: Time,
  /** Null while it is live. */
  to: z.nullable(Time),
});

export const OrderStream = named(
  'OrderStream',
  z.strictObject({
    /** The live stream. */
    live: z.nullable(Given),
    /** Ended streams, latest first. */
    past: z.array(Given),
    /** Whether there was a link while the order was played. If so, the extra was given and is not refunded. */
    given: z.boolean(),
    /** The price paid for it, after its share of the coupon. */
    paid: Money,
    /** The refund of that price, if no stream was given. */
    refunded: Money,
  }),
  'The extra `stream`. A booster sees only their own links.',
);
export type OrderStream = z.infer<typeof OrderStream>;
