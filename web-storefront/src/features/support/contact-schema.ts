import { Email } from '#contract/identity/schemas.ts';
import { contactLimits } from '#contract/limits.ts';
import * as z from 'zod/mini';
import { rule } from '../auth/schemas.ts';
import { written } from './written.ts';

export const contactSchema = z.object({
  name: written(contactLimits.name, 'Adını yaz.'),
  email: rule(Email, 'Geçerli bir e-posta adresi yaz.'),
  text: written(contactLimits.text, 'Mesajını yaz.'),
  website: z.string(),
});
