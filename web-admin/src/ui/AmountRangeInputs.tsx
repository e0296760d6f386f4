import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { formatMoney, parseLira } from '#contract/format.ts';
import { useState } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { figures } from '../theme/theme.ts';

const write = (kurus: number): string => formatMoney({ amount: kurus, currency: 'TRY' }).replace('\u00a0₺', '');

interface BoundInputProps {
  readonly source: string;
  readonly label: string;
  /**
   * Kuruş that are added to the typed amount to get the filter's bound. It is 1 for the upper bound, because `_lt` is
   * exclusive.
   */
  readonly beyond: 0 | 1;
}

/** An amount typed in lira, `1.234,50`. The filter gets kuruş. */
function BoundInput({ source, label, beyond }: BoundInputProps) {
  const { field, id } = useInput({ source, defaultValue: null });
  const [typed, setTyped] = useState<string | null>(null);
  const kurus = typeof field.value === 'number' ? field.value : null;
  const kurusOf = (text: string) => {
    const amount = parseLira(text);
    return amount === null ? null : amount + beyond;
  };
  // a saved filter may have set another amount meanwhile
  const shown = typed !== null && kurusOf(typed) === kurus ? typed : null;
  const wrong = shown !== null && shown.trim() !== '' && kurusOf(shown) === null;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={shown ?? (kurus !== null ? write(kurus - beyond) : '')}
      onChange={({ target: { value } }) => {
        setTyped(value);
        field.onChange(kurusOf(value));
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
        field.onBlur();
      }}
      error={wrong}
      helperText={wrong ? 'Tutarı 1.234,50 gibi yaz.' : null}
      label={<FieldTitle label={label} />}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal', sx: { ...figures, textAlign: 'right' } },
        input: { endAdornment: <InputAdornment position="end">₺</InputAdornment> },
      }}
    />
  );
}

/** Filters for an inclusive range of amounts: `<source>_gte` and `<source>_lt`. `what` names the amount. */
export const amountRangeInputs = (source: string, what: string) => [
  <BoundInput key={`${source}_gte`} source={`${source}_gte`} label={`${what} en az`} beyond={0} />,
  <BoundInput key={`${source}_lt`} source={`${source}_lt`} label={`${what} en çok`} beyond={1} />,
];
