import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { keys } from '../keys.ts';
import { currentUserQuery } from '../session/use-session.ts';
import { NewPassword } from './NewPassword.tsx';

const schema = async () => (await import('./schemas.ts')).changePasswordSchema;

export function PasswordForm({ done, wide = false }: { done?: () => void; wide?: boolean }) {
  const form = useApiForm({
    schema,
    defaultValues: { oldPassword: '', newPassword: '', confirmation: '' },
    fieldOfCode: {
      'identity.old_password_incorrect': 'oldPassword',
      'identity.password_unchanged': 'newPassword',
      'identity.password_too_common': 'newPassword',
    },
    failed: 'Şifren güncellenemedi.',
    send: ({ oldPassword, newPassword }) =>
      api.call('POST /users/current/password', { body: { oldPassword, newPassword } }),
    done: () => {
      form.reset();
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: keys.sessions });
      toast('Şifren güncellendi');
      done?.();
    },
  });
  return (
    <Form form={form}>
      <TextField label="Eski şifre" type="password" autoComplete="current-password" {...form.field('oldPassword')} />
      <NewPassword first={form.field('newPassword')} again={form.field('confirmation')} />
      <div>
        <Button kind="p" wide={wide} type="submit" busy={form.busy}>
          Şifreyi değiştir
        </Button>
      </div>
    </Form>
  );
}
