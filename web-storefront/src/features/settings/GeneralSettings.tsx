import { api } from '../../lib/api.ts';
import { maskPhone } from '../../lib/mask.ts';
import { put } from '../../lib/query-client.ts';
import { formatDate } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { Form } from '../form/Form.tsx';
import { asPhone, PhoneField } from '../form/PhoneField.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { UsernameField } from '../auth/UsernameField.tsx';
import { currentUserQuery, type User } from '../session/use-session.ts';

const schema = async () => (await import('../auth/schemas.ts')).profileSchema;

/** Names, telephone and, for customers, the user name. Only support changes the e-mail address. */
export function GeneralSettings({ user }: { user: User }) {
  const form = useApiForm({
    schema,
    defaultValues: valuesOf(user),
    fieldOfCode: {
      'identity.phone_taken': 'phone',
      'identity.username_taken': 'username',
      'identity.username_just_changed': 'username',
    },
    failed: 'Bilgilerin güncellenemedi.',
    // without an unchanged user name, so that the other fields can be saved while it may not be changed
    send: ({ username, ...body }) =>
      api.call('PATCH /users/current', { body: { ...body, ...(username === user.username ? {} : { username }) } }),
    done: (changed) => {
      put(currentUserQuery, changed);
      form.reset(valuesOf(changed));
      toast('Bilgilerin güncellendi');
    },
  });
  const choosesUsername = user.role === 'customer' && !user.usernameLockedUntil;
  return (
    <Form form={form}>
      <div className="grid2">
        <TextField label="Ad" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Soyad" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <PhoneField {...form.field('phone', asPhone)} />
      {choosesUsername && (
        <UsernameField
          {...form.field('username')}
          hint="Yalnız harf ve rakam. 30 günde bir değiştirebilirsin; eski adın boşa çıkar."
          valid={async () => (await form.running?.trigger('username')) ?? false}
          say={(message) => form.running?.setError('username', { message })}
        />
      )}
      <dl className="kv">
        {!choosesUsername && (
          <div>
            <dt>Kullanıcı adı</dt>
            <dd>{user.username}</dd>
          </div>
        )}
        <div>
          <dt>E-posta</dt>
          <dd>
            {user.email}
            {user.emailVerified && <span className="tag">doğrulandı</span>}
          </dd>
        </div>
      </dl>
      <p className="hint">{hintOf(user)}</p>
      <div>
        <Button kind="p" type="submit" busy={form.busy}>
          Değişiklikleri kaydet
        </Button>
      </div>
    </Form>
  );
}

const valuesOf = ({ firstName, lastName, phone, username }: User) => ({
  firstName,
  lastName,
  phone: maskPhone(phone),
  username,
});

const hintOf = ({ role, usernameLockedUntil }: User): string => {
  if (role !== 'customer') return 'Kullanıcı adın değişmez. E-posta adresini değiştirmek için desteğe yaz.';
  return usernameLockedUntil
    ? `Kullanıcı adını ${formatDate(usernameLockedUntil)} tarihinden sonra yeniden değiştirebilirsin. E-posta adresini değiştirmek için desteğe yaz.`
    : 'E-posta adresini değiştirmek için desteğe yaz.';
};
