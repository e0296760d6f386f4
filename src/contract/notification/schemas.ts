import * as z from 'zod/mini';
import { noticeSwitches, type NoticeSwitch } from '../../kernel/notice-kinds.ts';
import { Id, named, characters, Time, url } from '../common.ts';

/** A kind of notice on a channel; it can be turned off. */
export const NoticeName = z.enum(noticeSwitches as [NoticeSwitch, ...NoticeSwitch[]]);

export const Notification = named(
  'Notification',
  z.strictObject({
    id: Id,
    kind: z.string(),
    title: z.string(),
    text: z.string(),
    /** An in-site path. */
    link: z.nullable(z.string()),
    read: z.boolean(),
    createdAt: Time,
  }),
);
/** Without ids: all of them. */
export const MarkRead = named(
  'MarkNotificationsRead',
  z.union([z.strictObject({ ids: z.array(Id).check(z.maxLength(200)) }), z.strictObject({ all: z.literal(true) })]),
);

/** The token from the link in a mail. */
const Token = characters(1, 400);
export const OneClick = z.strictObject({ token: Token });
export const ChangeSubscription = named('ChangeSubscription', z.strictObject({ token: Token, on: z.boolean() }));
export const Subscription = named('Subscription', z.strictObject({ notice: NoticeName, on: z.boolean() }));

const Endpoint = url(1000);
const base64url = (minimum: number, maximum: number) =>
  z.string().check(z.regex(/^[\w-]+=*$/), z.minLength(minimum), z.maxLength(maximum));

/** The fields of a browser's `PushSubscription`. */
export const SubscribePush = named(
  'SubscribePush',
  z.strictObject({
    endpoint: Endpoint,
    /** An uncompressed point of P-256, and 16 bytes. */
    keys: z.strictObject({ p256dh: base64url(87, 88), auth: base64url(22, 24) }),
  }),
);
export const PushBrowser = named('PushBrowser', z.strictObject({ endpoint: Endpoint }));
export const PushOffer = named(
  'PushOffer',
  z.strictObject({
    /** Null: this installation sends no pushes. */
    publicKey: z.nullable(z.string()),
    /** Endpoints that this log-in is pushed to. */
    endpoints: z.array(z.string()),
  }),
);
