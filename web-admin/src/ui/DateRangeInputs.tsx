import { DateInput } from 'react-admin';
import { dayOf, endOfDay, startOfDay } from '../lib/days.ts';

const toMoment = (moment: (date: string) => string) => (date: string) => (date ? moment(date) : null);
const toDate = (time: string | null | undefined) => (time ? dayOf(time) : '');
/** The range ends where the next day begins: the last moment before that is of the chosen day. */
const toLastDate = (time: string | null | undefined) => (time ? dayOf(Date.parse(time) - 1) : '');

interface DayInputProps {
  readonly source: string;
  readonly label: string;
}

/** A day of the calendar; the form gets the moment at which it begins. */
export const FirstDayInput = (props: DayInputProps) => (
  <DateInput {...props} parse={toMoment(startOfDay)} format={toDate} helperText={false} />
);
/** The last day that still counts; the form gets the moment at which the next one begins. */
export const LastDayInput = (props: DayInputProps) => (
  <DateInput {...props} parse={toMoment(endOfDay)} format={toLastDate} helperText={false} />
);

/** Two filters that together are a range of days, `<source>_gte` and `<source>_lt`; `what` says of which time. */
export const dateRangeInputs = (source: string, what: string) => [
  <FirstDayInput key={`${source}_gte`} source={`${source}_gte`} label={`${what}: başlangıç`} />,
  <LastDayInput key={`${source}_lt`} source={`${source}_lt`} label={`${what}: bitiş`} />,
];
