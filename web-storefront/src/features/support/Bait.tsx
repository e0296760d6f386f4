import type { ComponentProps } from 'react';

/** A honeypot: people can't see or reach the field, programs fill it in (the contract's `Bait`). */
export function Bait(input: ComponentProps<'input'>) {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        Bu alanı boş bırak
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
