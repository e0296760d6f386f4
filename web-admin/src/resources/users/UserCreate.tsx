import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  email,
  Form,
  minLength,
  PasswordInput,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  Title,
  useCanAccess,
  useRedirect,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { RouteInputOf } from '#contract/client.ts';
import { choices } from '../../lib/words.ts';
import { ScopeGrid } from '../../ui/ScopeGrid.tsx';
import { Section } from '../../ui/Section.tsx';
import { useCommand } from '../../ui/use-command.ts';

type NewUser = RouteInputOf<'POST /admin/new-user'>['body'];
type Values = { [K in keyof NewUser]: NewUser[K] | null };

/** Empty fields are not sent. Only staff have scopes. */
const bodyOf = ({ password, scopes, ...person }: Values): NewUser => ({
  ...(person as NewUser),
  ...(password ? { password } : {}),
  ...(person.role === 'staff' ? { scopes: scopes ?? [] } : {}),
});

/** The form field of each refusal because a value is already taken. */
const taken = {
  'identity.username_taken': 'username',
  'identity.email_taken': 'email',
  'identity.phone_taken': 'phone',
} as const;

export function UserCreate() {
  const redirect = useRedirect();
  const command = useCommand({
    run: (provider, values: Values) => provider.run('POST /admin/new-user', { body: bodyOf(values) }),
    done: 'Kullanıcı oluşturuldu',
    failed: 'Kullanıcı oluşturulamadı.',
    fieldOf: taken,
    onDone: ({ id }) => redirect('show', 'users', id),
  });
  const submit = async (values: object) => (await command.send(values as Values))?.fields;
  return (
    <Stack sx={{ pt: 2, maxWidth: 720 }}>
      <Title title="Yeni kullanıcı" />
      <Section title="Yeni kullanıcı">
        {command.problem && <Alert severity="error">{command.problem.message}</Alert>}
        <Form noValidate record={{ role: 'customer' }} onSubmit={submit}>
          <SelectInput source="role" label="Rol" choices={choices.role} validate={required()} helperText={false} />
          <Pair>
            <TextInput source="firstName" label="Ad" validate={required()} helperText={false} />
            <TextInput source="lastName" label="Soyad" validate={required()} helperText={false} />
          </Pair>
          <Pair>
            <TextInput
              source="email"
              label="E-posta"
              type="email"
              validate={[required(), email()]}
              helperText={false}
            />
            <TextInput source="phone" label="Telefon" type="tel" validate={required()} helperText="05xx xxx xx xx" />
          </Pair>
          <Pair>
            <TextInput source="username" label="Kullanıcı adı" validate={required()} helperText="Harf ve rakam" />
            <ChosenPassword />
          </Pair>
          <ScopesInput />
          <SaveButton type="submit" label="Kullanıcıyı oluştur" icon={<></>} alwaysEnable disabled={command.busy} />
        </Form>
      </Section>
    </Stack>
  );
}

const Pair = ({ children }: { children: React.ReactNode }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2 }}>
    {children}
  </Stack>
);

/** People who may not set passwords can create accounts only by invitation. */
function ChosenPassword() {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'POST /admin/change-password' });
  if (!canAccess) return null;
  return (
    <PasswordInput
      source="password"
      label="Şifre"
      validate={minLength(6)}
      helperText="Boş bırakırsan davet e-postası gider"
      autoComplete="new-password"
    />
  );
}

function ScopesInput() {
  const { role } = useWatch() as Partial<Values>;
  if (role !== 'staff') return null;
  return <ScopeGrid source="scopes" label="Yetkiler" />;
}
