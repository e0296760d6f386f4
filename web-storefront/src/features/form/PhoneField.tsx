import type { ComponentProps } from 'react';
import { maskPhone } from '../../lib/mask.ts';
import { TextField } from '../../ui/Field.tsx';

/** How a form registers a telephone number: the number is masked while it is typed. */
export const asPhone = {
  onChange: (event: { target: HTMLInputElement }) => {
    event.target.value = maskPhone(event.target.value);
  },
};

export function PhoneField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Telefon"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="0 (5__) ___ __ __"
      {...field}
    />
  );
}
