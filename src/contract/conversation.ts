import * as z from 'zod/mini';
import { roles } from '../kernel/vocabulary.ts';
import { Id, named, text, Time } from './common.ts';

export const Message = named(
  'Message',
  z.strictObject({
    id: Id,
    orderId: Id,
    text: z.string(),
    sender: z.strictObject({ id: Id, role: z.enum(roles), displayName: z.string() }),
    createdAt: Time,
  }),
);
export type Message = z.infer<typeof Message>;
export const SendMessage = named('SendMessage', z.strictObject({ text: text(1, 2000) }));
