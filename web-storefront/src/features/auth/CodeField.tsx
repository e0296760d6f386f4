import type { ComponentProps } from 'react';
import { TextField } from '../../ui/Field.tsx';

/** A one-time code, which phones offer to fill in. Recovery codes contain letters too. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    className="num"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={16}
    {...props}
  />
);
