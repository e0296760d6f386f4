import type { ComponentProps } from 'react';

/** A field that people neither see nor reach, for programs that fill every field (the contract's `Bait`). */
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
