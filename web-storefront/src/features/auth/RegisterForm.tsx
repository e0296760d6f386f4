import { useState } from 'react';
import { linkTo } from '../../config/paths.ts';
import type { policies, PolicyName } from '../../content/policies/policy.ts';
import { hasCode } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError, TextField } from '../../ui/Field.tsx';
import { Form } from '../form/Form.tsx';
import { asPhone, PhoneField } from '../form/PhoneField.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { splitName } from './full-name.ts';
import { register as signUp } from './sign-in.ts';
import { UsernameField } from './UsernameField.tsx';
import { useProposedUsername } from './use-proposed-username.ts';

const schema = async () => (await import('./schemas.ts')).registerSchema;

/** Moves the focus to a field that has just appeared, unless the user has to correct another one first. */
const focusInside = (element: HTMLElement | null) => {
  if (!document.activeElement?.matches('[aria-invalid]')) element?.querySelector('input')?.focus();
};

/** Four fields. The user name is proposed and can be changed here and later in the settings. */
export function RegisterForm({
  onSignedIn,
  onLogIn,
}: {
  onSignedIn: (email: string) => void;
  /** Opens the log-in with the address that was typed here. */
  onLogIn: (email: string) => void;
}) {
  const { proposed, from, anotherFrom } = useProposedUsername();
  const [chooses, setChooses] = useState(false);
  const form = useApiForm({
    schema,
    defaultValues: { email: '', password: '', phone: '', fullName: '', username: '', acceptTerms: false },
    fieldOfCode: {
      'identity.username_taken': 'username',
      'identity.email_taken': 'email',
      'identity.phone_taken': 'phone',
      'identity.password_too_common': 'password',
    },
    send: async ({ fullName, username, ...values }) => {
      const body = { ...values, ...splitName(fullName), acceptTerms: true as const };
      if (username) return signUp({ ...body, username });
      try {
        return await signUp({ ...body, username: await from(values.email) });
      } catch (error) {
        if (!hasCode(error, 'identity.username_taken')) throw error;
        return signUp({ ...body, username: await anotherFrom(values.email) });
      }
    },
    done: (_, { email }) => onSignedIn(email),
  });
  const { error: termsError, ...terms } = form.field('acceptTerms');
  const email = form.field('email');

  /** A refused name opens the field, which stays open while it is corrected. */
  const refused = form.errorOf('username') !== undefined;
  if (refused && !chooses) setChooses(true);
  const choose = () => {
    form.running?.setValue('username', proposed);
    setChooses(true);
  };

  return (
    <Form form={form}>
      <p className="small muted">
        Hesabın var mı?{' '}
        <button type="button" className="link" onClick={() => onLogIn(form.running?.getValues('email') ?? '')}>
          Giriş yap
        </button>
      </p>
      <TextField
        label="E-posta"
        type="email"
        autoComplete="email"
        {...email}
        onBlur={(event) => {
          void email.onBlur(event);
          if (event.target.validity.valid && event.target.value) void from(event.target.value);
        }}
      />
      {chooses ? (
        <div ref={focusInside}>
          <UsernameField
            {...form.field('username')}
            hint={proposed && !refused ? `Yalnız harf ve rakam. Boş bırakırsan ${proposed} olur.` : undefined}
            valid={async () => (await form.running?.trigger('username')) ?? false}
            say={(message) => form.running?.setError('username', { message })}
          />
        </div>
      ) : (
        <p className="small muted" aria-live="polite">
          {proposed ? (
            <>
              Kullanıcı adın: <b className="medium">{proposed}</b> ·{' '}
              <button type="button" className="link" aria-label="Kullanıcı adını değiştir" onClick={choose}>
                Değiştir
              </button>
            </>
          ) : (
            'Kullanıcı adını e-postandan öneririz, sonra değiştirebilirsin.'
          )}
        </p>
      )}
      <NewPasswordField label="Şifre" hint="En az 6 karakter." {...form.field('password')} />
      <PhoneField {...form.field('phone', asPhone)} />
      <TextField label="Ad soyad" autoComplete="name" {...form.field('fullName')} />
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
