import type { ComponentProps } from 'react';
import { TextField } from '../../ui/Field.tsx';

type Wiring = Omit<ComponentProps<typeof TextField>, 'label'>;

export function NewPassword({ first, again }: { first: Wiring; again: Wiring }) {
  return (
    <>
      <TextField label="Yeni şifre" type="password" hint="En az 6 karakter." autoComplete="new-password" {...first} />
      <TextField label="Yeni şifre (tekrar)" type="password" autoComplete="new-password" {...again} />
    </>
  );
}
