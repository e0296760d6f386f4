import { ticketLimits } from '#contract/limits.ts';
import { ticketTypes } from '#contract/vocabulary.ts';
import * as z from 'zod/mini';
import { written } from '../support/written.ts';

export const ticketSchema = z.object({
  type: z.pipe(z.enum(['', ...ticketTypes]), z.enum(ticketTypes, 'Talebin türünü seç.')),
  orderId: z.string(),
  topUpId: z.string(),
  subject: written(ticketLimits.subject, 'Konuyu yaz.'),
  text: written(ticketLimits.text, 'Mesajını yaz.'),
});
