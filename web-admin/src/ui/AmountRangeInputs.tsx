import { NumberInput } from 'react-admin';

/** Typed in lira, asked for in kuruş. */
const inKurus = (lira: string) => (lira === '' ? null : Math.round(Number(lira) * 100));
const inLira = (kurus: number | null | undefined) => (typeof kurus === 'number' ? kurus / 100 : '');
const shared = { parse: inKurus, format: inLira, min: 0, helperText: false } as const;

/** Two filters that together are a range of amounts, `<source>_gte` and `<source>_lt`; `what` says of which. */
export const amountRangeInputs = (source: string, what: string) => [
  <NumberInput key={`${source}_gte`} source={`${source}_gte`} label={`${what} en az (₺)`} {...shared} />,
  <NumberInput key={`${source}_lt`} source={`${source}_lt`} label={`${what} şundan az (₺)`} {...shared} />,
];
