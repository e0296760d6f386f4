import Typography, { type TypographyProps } from '@mui/material/Typography';
import { formatMoney } from '#contract/format.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useRecordContext } from 'react-admin';
import { figures } from '../theme/theme.ts';

interface MoneyProps extends Pick<TypographyProps, 'variant' | 'sx' | 'component'> {
  readonly value: MoneyJson;
  /** For movements: shows a plus sign before a positive amount. */
  readonly signed?: boolean;
}

/** `1.234,50 ₺` in digits of equal width. */
export function Money({ value, signed = false, variant = 'inherit', sx, ...rest }: MoneyProps) {
  return (
    <Typography component="span" variant={variant} sx={[figures, ...(Array.isArray(sx) ? sx : [sx])]} {...rest}>
      {signed && value.amount > 0 ? '+' : ''}
      {formatMoney(value)}
    </Typography>
  );
}

/** An amount of a record, e.g. in a column: give the column `align="right"`. */
export function MoneyField({ source, signed }: { source: string; signed?: boolean }) {
  const record = useRecordContext<Record<string, unknown>>();
  const value = record?.[source];
  return isMoney(value) ? <Money value={value} {...(signed ? { signed } : {})} /> : <span>–</span>;
}

const isMoney = (value: unknown): value is MoneyJson =>
  typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'number';
