import type { ComponentProps } from 'react';

/**
 * A honeypot against spam programs (the contract's `Bait`). People can't see or reach the field, but programs fill it
 * in.
 */
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
