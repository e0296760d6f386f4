import * as values from '#contract/audit/values.ts';
import { formatMoment } from '../../lib/time.ts';

export { changeLabel, fieldAt, fieldLabel, readable, toldAt } from '#contract/audit/values.ts';

type Told = Omit<Parameters<typeof values.written>[1], 'moment'>;
type Event = Parameters<typeof values.saidLines>[0];

/** A record's value in words, with moments in the console's format. */
export const written = (value: unknown, told: Told): string => values.written(value, { ...told, moment: formatMoment });

export const saidLines = (event: Event) => values.saidLines(event, (time) => formatMoment(time));
