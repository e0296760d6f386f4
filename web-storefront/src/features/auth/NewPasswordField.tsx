import { useState, type ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';

/** A new password that can be shown while it is typed, instead of typing it twice (docs/decisions/0075). */
export function NewPasswordField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="reveal">
      <TextField {...field} type={shown ? 'text' : 'password'} autoComplete="new-password" spellCheck={false} />
      <Button kind="g" size="sm" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Şifreyi gizle' : 'Şifreyi göster'}
      </Button>
    </div>
  );
}
