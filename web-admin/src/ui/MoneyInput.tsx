import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { formatMoney, parseLira } from '#contract/format.ts';
import type { MoneyJson } from '#contract/vocabulary.ts';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, type InputProps } from 'react-admin';
import { figures } from '../theme/theme.ts';
import { useLookAgain } from './use-preview.ts';

/** The form's value: money, or the text that is not a valid amount. */
type Value = MoneyJson | string | null | undefined;

const read = (text: string): Value => {
  if (text.trim() === '') return null;
  const amount = parseLira(text);
  return amount === null ? text : { amount, currency: 'TRY' };
};
const write = (value: Value): string =>
  typeof value === 'string' ? value : !value ? '' : formatMoney(value).replace('\u00a0₺', '');

const isAmountOrNone = (value: Value) => (value ? isAmount(value) : undefined);
const isAmount = (value: Value) => {
  if (!value) return 'Zorunlu';
  if (typeof value === 'string' && /^\s*[+−-]/.test(value))
    return 'İşaret yazma; eklemek ya da çıkarmak için düğmeleri kullan.';
  if (typeof value === 'string') return 'Tutarı 1.234,50 gibi yaz.';
  return value.amount > 0 ? undefined : 'Tutar sıfırdan büyük olmalı.';
};

interface MoneyInputProps extends Pick<InputProps, 'source' | 'helperText'> {
  readonly label: string;
  /** An empty input is allowed. */
  readonly optional?: boolean;
  /** Why the server would refuse this amount. Shown before the form is sent. */
  readonly refused?: string | undefined;
}

/** An input for a positive amount of lira. The form gets `{amount, currency}` in kuruş. */
export function MoneyInput({ source, label, helperText, optional = false, refused }: MoneyInputProps) {
  const { field, fieldState, id } = useInput({
    source,
    validate: [optional ? isAmountOrNone : isAmount, () => refused],
    defaultValue: null,
  });
  const value = field.value as Value;
  const [typed, setTyped] = useState(() => write(value));
  // a reloaded record may have another amount
  const text = write(read(typed)) === write(value) ? typed : write(value);
  useLookAgain(source, refused);
  const fault = fieldState.error?.message ?? refused;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(read(event.target.value));
      }}
      onBlur={() => {
        setTyped(write(read(text)));
        field.onBlur();
      }}
      error={fault !== undefined}
      label={<FieldTitle label={label} isRequired={!optional} />}
      helperText={fault || helperText ? <InputHelperText error={fault} helperText={helperText ?? false} /> : null}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal', 'aria-required': !optional, sx: { ...figures, textAlign: 'right' } },
        input: { endAdornment: <InputAdornment position="end">₺</InputAdornment> },
      }}
    />
  );
}
