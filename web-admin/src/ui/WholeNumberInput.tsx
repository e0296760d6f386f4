import { maxValue, minValue, NumberInput, required } from 'react-admin';

const whole = (value: unknown) =>
  value === null || value === undefined || Number.isInteger(value) ? undefined : 'Tam sayı yaz.';

interface WholeNumberInputProps {
  readonly source: string;
  readonly label?: string;
  readonly min: number;
  readonly max: number;
  readonly optional?: boolean;
  readonly helperText?: string;
}

/** A whole number. The form validates it, not the browser. */
export const WholeNumberInput = ({ min, max, optional = false, helperText, ...named }: WholeNumberInputProps) => (
  <NumberInput
    {...named}
    validate={[...(optional ? [] : [required()]), whole, minValue(min), maxValue(max)]}
    min={min}
    max={max}
    step={1}
    helperText={helperText ?? false}
  />
);
