import { DateInput } from 'react-admin';
import { dayOf, endOfDay, startOfDay } from '../lib/days.ts';

const toMoment = (moment: (date: string) => string) => (date: string) => (date ? moment(date) : null);
const toDate = (time: string | null | undefined) => (time ? dayOf(time) : '');
/** The last day of a range. The bound is exclusive, so the millisecond before it belongs to that day. */
const toLastDate = (time: string | null | undefined) => (time ? dayOf(Date.parse(time) - 1) : '');

interface DayInputProps {
  readonly source: string;
  readonly label: string;
}

/** A calendar day. The form gets its first moment. */
export const FirstDayInput = (props: DayInputProps) => (
  <DateInput {...props} parse={toMoment(startOfDay)} format={toDate} helperText={false} />
);
/** The last day of a range. The form gets the first moment of the next day. */
export const LastDayInput = (props: DayInputProps) => (
  <DateInput {...props} parse={toMoment(endOfDay)} format={toLastDate} helperText={false} />
);

/** Filters for an inclusive range of days: `<source>_gte` and `<source>_lt`. `what` names the time. */
export const dateRangeInputs = (source: string, what: string) => [
  <FirstDayInput key={`${source}_gte`} source={`${source}_gte`} label={`${what}: başlangıç`} />,
  <LastDayInput key={`${source}_lt`} source={`${source}_lt`} label={`${what}: bitiş`} />,
];
