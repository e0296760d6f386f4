import * as z from 'zod/mini';
import { Id, named, Time } from './common.ts';

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
