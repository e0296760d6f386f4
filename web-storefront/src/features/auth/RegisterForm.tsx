import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { linkTo } from '../../app/paths.ts';
import type { policies, PolicyName } from '../../content/policies/policy.ts';
import { anonymous, hasCode } from '../../lib/api.ts';
import { maskPhone } from '../../lib/mask.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showProblem } from './errors.ts';
import { registerSchema } from './schemas.ts';
import { register as signUp } from './sign-in.ts';

const fields = ['firstName', 'lastName', 'email', 'phone', 'username', 'password'] as const;

export function RegisterForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { register, handleSubmit, setError, getFieldState, formState } = useForm({
    resolver: zodResolver(registerSchema),
    mode: 'onTouched',
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      username: '',
      password: '',
      acceptTerms: false,
    },
  });
  const { errors, isSubmitting } = formState;
  const message = (name: (typeof fields)[number]) => errors[name]?.message;

  const submit = handleSubmit(async (values) => {
    try {
      await signUp({ ...values, acceptTerms: true });
    } catch (error) {
      showProblem(error, setError, fields, {
        'identity.username_taken': 'username',
        'identity.email_taken': 'email',
        'identity.phone_taken': 'phone',
        'identity.password_too_common': 'password',
      });
      return;
    }
    onSignedIn();
  });

  /** Told before the form is sent; when the question itself fails, the registration will tell. */
  async function checkAvailability(username: string) {
    if (!username || getFieldState('username').invalid) return;
    try {
      const { available } = await anonymous.call('GET /users/availability', { query: { username } });
      if (!available) setError('username', { message: 'Bu kullanıcı adı alınmış.' });
    } catch (error) {
      if (!hasCode(error, 'request.invalid')) {
        setError('username', { message: 'Kullanıcı adı denetlenemedi. Yine de kayıt olmayı deneyebilirsin.' });
      }
    }
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {errors.root && (
        <Alert tone="bad" announce>
          {errors.root.message}
        </Alert>
      )}
      <div className="grid2">
        <TextField label="Ad" autoComplete="given-name" error={message('firstName')} {...register('firstName')} />
        <TextField label="Soyad" autoComplete="family-name" error={message('lastName')} {...register('lastName')} />
      </div>
      <TextField label="E-posta" type="email" autoComplete="email" error={message('email')} {...register('email')} />
      <TextField
        label="Telefon"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0 (5__) ___ __ __"
        error={message('phone')}
        {...register('phone', {
          onChange: (event: { target: HTMLInputElement }) => {
            event.target.value = maskPhone(event.target.value);
          },
        })}
      />
      <TextField
        label="Kullanıcı adı"
        hint="Yalnız harf ve rakam."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={message('username')}
        {...register('username', {
          onBlur: (event: { target: HTMLInputElement }) => void checkAvailability(event.target.value),
        })}
      />
      <TextField
        label="Şifre"
        type="password"
        hint="En az 6 karakter."
        autoComplete="new-password"
        error={message('password')}
        {...register('password')}
      />
      <label className="check small">
        <input type="checkbox" aria-invalid={errors.acceptTerms ? true : undefined} {...register('acceptTerms')} />
        <span>
          <Terms route="membershipAgreement">Üyelik sözleşmesini</Terms> ve{' '}
          <Terms route="termsOfUse">kullanım koşullarını</Terms> okudum, kabul ediyorum. Verilerinin nasıl işlendiği{' '}
          <Terms route="privacyPolicy">gizlilik politikasında</Terms> yazar.
        </span>
      </label>
      {errors.acceptTerms && (
        <span className="err" role="alert">
          {errors.acceptTerms.message}
        </span>
      )}
      <Button kind="p" wide type="submit" busy={isSubmitting}>
        Kayıt ol
      </Button>
    </form>
  );
}

/** In a tab of its own: what was typed stays here. */
const Terms = ({ route, children }: { route: (typeof policies)[PolicyName]['route']; children: string }) => (
  <a className="link" href={linkTo(route)} target="_blank" rel="noopener">
    {children}
  </a>
);
