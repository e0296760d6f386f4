import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { modals } from '../modals.ts';
import { currentUserQuery } from '../session/use-session.ts';
import { showProblem } from './errors.ts';
import { changePasswordSchema } from './schemas.ts';

/** A one-time password, set by an admin, must be changed at the next log-in (domain.md §6). */
export default function ChangePasswordModal() {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { oldPassword: '', password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ oldPassword, password }) => {
    try {
      await api.call('POST /users/current/password', { body: { oldPassword, newPassword: password } });
    } catch (error) {
      showProblem(error, setError, ['oldPassword', 'password'], {
        'identity.old_password_incorrect': 'oldPassword',
        'identity.password_unchanged': 'password',
        'identity.password_too_common': 'password',
      });
      return;
    }
    modals.close();
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    toast('Şifren güncellendi');
  });

  return (
    <Modal title="Şifreni değiştir" warn close={modals.close} opener={modals.opener()}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {errors.root && (
          <Alert tone="bad" announce>
            {errors.root.message}
          </Alert>
        )}
        <p className="small muted">Tek kullanımlık bir şifreyle girdin. Devam etmeden önce kendi şifreni belirle.</p>
        <TextField
          label="Eski şifre"
          type="password"
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...register('oldPassword')}
        />
        <TextField
          label="Yeni şifre"
          type="password"
          hint="En az 6 karakter."
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <TextField
          label="Yeni şifre, yeniden"
          type="password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
        <Button kind="p" wide type="submit" busy={isSubmitting}>
          Şifreyi değiştir
        </Button>
      </form>
    </Modal>
  );
}
