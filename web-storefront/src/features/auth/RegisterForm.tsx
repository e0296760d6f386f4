import { linkTo } from '../../config/paths.ts';
import type { policies, PolicyName } from '../../content/policies/policy.ts';
import { anonymous, hasCode } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError, TextField } from '../../ui/Field.tsx';
import { Form } from '../form/Form.tsx';
import { asPhone, PhoneField } from '../form/PhoneField.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { register as signUp } from './sign-in.ts';

const schema = async () => (await import('./schemas.ts')).registerSchema;

export function RegisterForm({ onSignedIn }: { onSignedIn: (email: string) => void }) {
  const form = useApiForm({
    schema,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      username: '',
      password: '',
      acceptTerms: false,
    },
    fieldOfCode: {
      'identity.username_taken': 'username',
      'identity.email_taken': 'email',
      'identity.phone_taken': 'phone',
      'identity.password_too_common': 'password',
    },
    send: (values) => signUp({ ...values, acceptTerms: true }),
    done: (_, { email }) => onSignedIn(email),
  });
  const { error: termsError, ...terms } = form.field('acceptTerms');

  /**
   * Checks before the form is sent whether the user name is free. If the check itself fails, the user can still try to
   * register.
   */
  async function checkAvailability(username: string) {
    const { running } = form;
    if (!username || !running || !(await running.trigger('username'))) return;
    try {
      const { available } = await anonymous.call('GET /users/availability', { query: { username } });
      if (!available) running.setError('username', { message: 'Bu kullanıcı adı alınmış.' });
    } catch (error) {
      if (!hasCode(error, 'request.invalid')) {
        running.setError('username', {
          message: 'Kullanıcı adı kontrol edilemedi. Yine de kayıt olmayı deneyebilirsin.',
        });
      }
    }
  }

  return (
    <Form form={form}>
      <div className="grid2">
        <TextField label="Ad" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Soyad" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextField label="E-posta" type="email" autoComplete="email" {...form.field('email')} />
      <PhoneField {...form.field('phone', asPhone)} />
      <TextField
        label="Kullanıcı adı"
        hint="Yalnız harf ve rakam."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username', {
          onBlur: (event: { target: HTMLInputElement }) => void checkAvailability(event.target.value),
        })}
      />
      <NewPasswordField label="Şifre" hint="En az 6 karakter." {...form.field('password')} />
      <label className="check small">
        <input
          type="checkbox"
          aria-invalid={termsError ? true : undefined}
          aria-describedby={termsError ? 'kosullar-hata' : undefined}
          {...terms}
        />
        <span>
          <Terms route="membershipAgreement">Üyelik sözleşmesini</Terms> ve{' '}
          <Terms route="termsOfUse">kullanım koşullarını</Terms> okudum, kabul ediyorum. Verilerinin nasıl işlendiği{' '}
          <Terms route="privacyPolicy">gizlilik politikasında</Terms> yazar.
        </span>
      </label>
      {termsError && <FieldError id="kosullar-hata">{termsError}</FieldError>}
      <Button kind="p" wide type="submit" busy={form.busy}>
        Kayıt ol
      </Button>
    </Form>
  );
}

/** Opens in a new tab, so that the form keeps what was typed. */
const Terms = ({ route, children }: { route: (typeof policies)[PolicyName]['route']; children: string }) => (
  <a className="link" href={linkTo(route)} target="_blank" rel="noopener">
    {children}
  </a>
);
