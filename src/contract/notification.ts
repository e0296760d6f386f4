import * as z from 'zod/mini';
import { noticeSwitches, type NoticeSwitch } from '../kernel/notices.ts';
import { Id, named, Time } from './common.ts';

/** A kind of notice on a channel, which can be turned off. */
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

/** Of the link in a mail. */
const Token = z.string().check(z.minLength(1), z.maxLength(400));
export const OneClick = z.strictObject({ token: Token });
export const ChangeSubscription = named('ChangeSubscription', z.strictObject({ token: Token, on: z.boolean() }));
export const Subscription = named('Subscription', z.strictObject({ notice: NoticeName, on: z.boolean() }));
