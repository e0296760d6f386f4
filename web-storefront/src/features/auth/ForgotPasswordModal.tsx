import { anonymous } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { modals, type ModalPayloads } from '../modals.ts';

const schema = async () => (await import('./schemas.ts')).forgotPasswordSchema;

export default function ForgotPasswordModal({ email = '' }: ModalPayloads['forgotPassword']) {
  const form = useApiForm({
    schema,
    defaultValues: { email },
    failed: 'E-posta gönderilemedi.',
    send: (body) => anonymous.call('POST /users/password-reset', { body }),
  });
  return (
    <Modal title="Şifremi unuttum" close={modals.close} opener={modals.opener()}>
      {form.sent ? (
        <Alert tone="ok" announce>
          Bu adresle bir hesap varsa sıfırlama bağlantısını gönderdik. Bağlantı 30 dakika geçerli.
        </Alert>
      ) : (
        <Form form={form}>
          <p className="small muted">E-posta adresini yaz, şifreni yenilemen için bir bağlantı gönderelim.</p>
          <TextField label="E-posta" type="email" autoComplete="email" {...form.field('email')} />
          <Button kind="p" wide type="submit" busy={form.busy}>
            Bağlantı gönder
          </Button>
        </Form>
      )}
    </Modal>
  );
}
