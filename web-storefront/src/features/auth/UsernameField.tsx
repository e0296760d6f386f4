import type { ComponentProps } from 'react';
import { anonymous, hasCode } from '../../lib/api.ts';
import { TextField } from '../../ui/Field.tsx';

/**
 * A user name. Whether it is free is checked when the user leaves the field. If the check itself fails, the user can
 * still try to send the form.
 */
export function UsernameField({
  valid,
  say,
  hint = 'Yalnız harf ve rakam.',
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label'> & {
  /** Whether the name follows the rules; if not, the field already says so. */
  valid: () => Promise<boolean>;
  /** Shows a message at the field. */
  say: (message: string) => void;
}) {
  const check = async (username: string) => {
    if (!username || username === field.defaultValue || !(await valid())) return;
    try {
      const { available } = await anonymous.call('GET /users/availability', { query: { username } });
      if (!available) say('Bu kullanıcı adı alınmış.');
    } catch (error) {
      if (!hasCode(error, 'request.invalid')) say('Kullanıcı adı kontrol edilemedi. Yine de devam edebilirsin.');
    }
  };
  return (
    <TextField
      label="Kullanıcı adı"
      hint={hint}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      onBlur={(event) => {
        field.onBlur?.(event);
        void check(event.target.value);
      }}
    />
  );
}
