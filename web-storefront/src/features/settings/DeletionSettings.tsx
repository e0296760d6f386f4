import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { api } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';

const schema = async () => (await import('../auth/schemas.ts')).deletionSchema;

/** Deletes the account. The consequences are shown first. */
export function DeletionSettings() {
  const [asking, setAsking] = useState(false);
  return (
    <div className="stack">
      <ul className="stack-2 muted account__list">
        <li>Adın, e-posta adresin, telefonun, yazdıkların ve oyun hesapların silinir. Bu geri alınamaz.</li>
        <li>Para hareketlerinin kaydı yasa gereği kalır; kayıtta adın görünmez.</li>
        <li>Süren siparişin, sonuçlanmamış ödemen ya da bakiyen varsa hesabın silinmez.</li>
      </ul>
      <div>
        <Button kind="d" onClick={() => setAsking(true)}>
          Hesabımı sil
        </Button>
      </div>
      {asking && <DeletionModal close={() => setAsking(false)} />}
    </div>
  );
}

const FORM = 'hesabi-sil';

function DeletionModal({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const form = useApiForm({
    schema,
    defaultValues: { password: '' },
    fieldOfCode: { 'identity.password_incorrect': 'password' },
    failed: 'Hesabın silinemedi.',
    send: (body) => api.call('POST /users/current/deletion', { body }),
    done: () => {
      void navigate(paths.home());
      session.ended();
      toast('Hesabın silindi');
    },
  });
  return (
    <Modal
      title="Hesabın silinsin mi?"
      warn
      close={close}
      action={
        <Button kind="d" type="submit" form={FORM} busy={form.busy}>
          Hesabımı kalıcı olarak sil
        </Button>
      }
    >
      <Form id={FORM} form={form}>
        <p className="muted">Bu geri alınamaz. Sen olduğunu bilmemiz için şifreni yaz.</p>
        <TextField label="Şifre" type="password" autoComplete="current-password" {...form.field('password')} />
      </Form>
    </Modal>
  );
}
