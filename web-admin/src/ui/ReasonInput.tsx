import { maxLength, minLength, required, TextInput } from 'react-admin';

interface ReasonInputProps {
  readonly label?: string;
  readonly helperText?: string;
  readonly optional?: boolean;
}

/** The reason for a command. It stays in the record's history. */
export function ReasonInput({ label = 'Neden', helperText, optional = false }: ReasonInputProps) {
  const length = [minLength(3), maxLength(500)];
  return (
    <TextInput
      source="reason"
      label={label}
      validate={optional ? length : [required(), ...length]}
      helperText={helperText ?? false}
      multiline
      minRows={2}
    />
  );
}
