import { useId, type ReactNode } from 'react';

export interface Option<V extends string | number> {
  readonly value: V;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

/** Chooses one of a few short options. */
export function Segmented<V extends string | number>({
  name,
  options,
  value,
  onChange,
  wide = false,
  numeric = false,
}: {
  /** The group's accessible name. */
  name: string;
  options: readonly Option<V>[];
  value: V | null;
  onChange: (value: V) => void;
  wide?: boolean;
  numeric?: boolean;
}) {
  const group = useId();
  return (
    <div className={wide ? 'seg seg-w' : 'seg'} role="radiogroup" aria-label={name}>
      {options.map((option) => (
        <label key={option.value} className={numeric ? 'num' : undefined}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
