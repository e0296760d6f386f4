import { applicationLimits } from '#contract/limits.ts';
import * as z from 'zod/mini';
import { written } from '../support/written.ts';

export const answerSchema = z.object({ answer: written(applicationLimits.answer, 'Yanıtını yaz.') });
