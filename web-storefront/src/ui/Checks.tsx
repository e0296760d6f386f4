import { useId, type ComponentProps } from 'react';
import { FieldError } from './Field.tsx';

/** Chooses any number of a few options. */
export function Checks({
  label,
  hint,
  error,
  options,
  defaultValue = [],
  ...input
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
  /** The options that are chosen at first. */
  defaultValue?: ComponentProps<'input'>['defaultValue'];
} & Omit<ComponentProps<'input'>, 'type' | 'value' | 'id' | 'defaultValue'>) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className="checks-f" aria-describedby={described || undefined}>
      <legend className="label">{label}</legend>
      <div className="checks">
        {options.map((option) => (
          <label className="check" key={option.value}>
            <input
              {...input}
              type="checkbox"
              value={option.value}
              defaultChecked={Array.isArray(defaultValue) && defaultValue.includes(option.value)}
              aria-invalid={error ? true : undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </fieldset>
  );
}
