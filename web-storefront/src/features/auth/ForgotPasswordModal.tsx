import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { anonymous } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { modals, type ModalPayloads } from '../modals.ts';
import { showProblem } from './errors.ts';
import { forgotPasswordSchema } from './schemas.ts';

export default function ForgotPasswordModal({ email = '' }: ModalPayloads['forgotPassword']) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await anonymous.call('POST /users/password-reset', { body });
    } catch (error) {
      showProblem(error, setError, ['email']);
    }
  });

  return (
    <Modal title="Şifremi unuttum" close={modals.close} opener={modals.opener()}>
      {isSubmitSuccessful ? (
        <Alert tone="ok" announce>
          Bu adresle bir hesap varsa sıfırlama bağlantısını gönderdik. Bağlantı 30 dakika geçerli.
        </Alert>
      ) : (
        <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
          {errors.root && (
            <Alert tone="bad" announce>
              {errors.root.message}
            </Alert>
          )}
          <p className="small muted">E-posta adresini yaz, şifreni yenilemen için bir bağlantı gönderelim.</p>
          <TextField
            label="E-posta"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <Button kind="p" wide type="submit" busy={isSubmitting}>
            Bağlantı gönder
          </Button>
        </form>
      )}
    </Modal>
  );
}
