import { api } from '../../lib/api.ts';
import { maskPhone } from '../../lib/mask.ts';
import { put } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { Form } from '../form/Form.tsx';
import { asPhone, PhoneField } from '../form/PhoneField.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { currentUserQuery, type User } from '../session/use-session.ts';

const schema = async () => (await import('../auth/schemas.ts')).profileSchema;

/** Names and telephone. Only support changes the e-mail address and the user name. */
export function GeneralSettings({ user }: { user: User }) {
  const form = useApiForm({
    schema,
    defaultValues: { firstName: user.firstName, lastName: user.lastName, phone: maskPhone(user.phone) },
    fieldOfCode: { 'identity.phone_taken': 'phone' },
    failed: 'Bilgilerin güncellenemedi.',
    send: (body) => api.call('PATCH /users/current', { body }),
    done: (changed) => {
      put(currentUserQuery, changed);
      form.reset({ firstName: changed.firstName, lastName: changed.lastName, phone: maskPhone(changed.phone) });
      toast('Bilgilerin güncellendi');
    },
  });
  return (
    <Form form={form}>
      <div className="grid2">
        <TextField label="Ad" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Soyad" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <PhoneField {...form.field('phone', asPhone)} />
      <dl className="kv">
        <div>
          <dt>E-posta</dt>
          <dd>
            {user.email}
            {user.emailVerified && <span className="tag">doğrulandı</span>}
          </dd>
        </div>
        <div>
          <dt>Kullanıcı adı</dt>
          <dd>{user.username}</dd>
        </div>
      </dl>
      <p className="hint">E-posta adresini ve kullanıcı adını destek değiştirir.</p>
      <div>
        <Button kind="p" type="submit" busy={form.busy} aria-disabled={!form.changed || undefined}>
          Değişiklikleri kaydet
        </Button>
      </div>
    </Form>
  );
}
