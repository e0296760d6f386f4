import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { RouteAnswerOf } from '#contract/client.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { CodeField } from '../auth/CodeField.tsx';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { keys } from '../keys.ts';
import { currentUserQuery } from '../session/use-session.ts';
import { AppKey } from './AppKey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type State = RouteAnswerOf<'GET /users/current/second-factor'>;
type Key = RouteAnswerOf<'POST /users/current/second-factor'>;

const stateQuery = queryOptions({
  queryKey: keys.secondFactor,
  queryFn: ({ signal }) => api.call('GET /users/current/second-factor', { signal }),
});
/** Refreshes what depends on the second factor: its state, the user's rights and their sessions. */
const changed = () => {
  for (const queryKey of [keys.secondFactor, currentUserQuery.queryKey, keys.sessions])
    void queryClient.invalidateQueries({ queryKey });
};
const passwordSchema = async () => (await import('../auth/schemas.ts')).deletionSchema;
const codeSchema = async () => (await import('../auth/schemas.ts')).codeSchema;
const removalSchema = async () => (await import('../auth/schemas.ts')).removalSchema;

/** A code of an app in addition to the password: a stolen password is then not enough to log in. */
export function SecondFactorSettings() {
  const state = useQuery(stateQuery);
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (state.isPending) return <SkeletonRows rows={3} label="İki adımlı giriş yükleniyor" />;
  if (!state.data) return <Failed title="İki adımlı giriş yüklenemedi" of={state} />;
  if (codes) return <RecoveryCodes codes={codes} done={() => setCodes(null)} />;
  const show = ({ recoveryCodes }: { recoveryCodes: readonly string[] }) => {
    setKey(null);
    setCodes(recoveryCodes);
    changed();
  };
  if (state.data.enabled) return <On state={state.data} show={show} />;
  if (key) return <Confirm app={key} show={show} cancel={() => setKey(null)} />;
  return <Begin required={state.data.required} begun={setKey} />;
}

function Begin({ required, begun }: { required: boolean; begun: (key: Key) => void }) {
  const form = useApiForm({
    schema: passwordSchema,
    defaultValues: { password: '' },
    fieldOfCode: { 'identity.password_incorrect': 'password' },
    failed: 'İki adımlı giriş kurulamadı.',
    send: (body) => api.call('POST /users/current/second-factor', { body }),
    done: begun,
  });
  return (
    <Form form={form}>
      {required && <Alert tone="warn">Hesabın için zorunlu: devam etmeden önce iki adımlı girişi kur.</Alert>}
      <p className="muted">
        Girişte şifrenin yanında, telefonundaki bir doğrulama uygulamasının (Google Authenticator, Aegis, 1Password …)
        gösterdiği altı haneli kod istenir. Şifren çalınsa bile hesabına girilemez.
      </p>
      <TextField label="Şifren" type="password" autoComplete="current-password" {...form.field('password')} />
      <div>
        <Button kind="p" type="submit" busy={form.busy}>
          Kuruluma başla
        </Button>
      </div>
    </Form>
  );
}

function Confirm({
  app,
  show,
  cancel,
}: {
  app: Key;
  show: (answer: { recoveryCodes: readonly string[] }) => void;
  cancel: () => void;
}) {
  const form = useApiForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    fieldOfCode: { 'identity.otp_incorrect': 'code' },
    failed: 'İki adımlı giriş açılmadı.',
    send: (body) => api.call('PUT /users/current/second-factor', { body }),
    done: (answer) => {
      toast('İki adımlı giriş açıldı');
      show(answer);
    },
  });
  return (
    <Form form={form}>
      <AppKey app={app} />
      <CodeField label="Uygulamanın gösterdiği kod" {...form.field('code')} />
      <div className="row">
        <Button kind="p" type="submit" busy={form.busy}>
          Aç
        </Button>
        <Button kind="g" onClick={cancel}>
          Vazgeç
        </Button>
      </div>
    </Form>
  );
}

function On({ state, show }: { state: State; show: (answer: { recoveryCodes: readonly string[] }) => void }) {
  const [asking, setAsking] = useState<'codes' | 'removal' | null>(null);
  const close = () => setAsking(null);
  return (
    <div className="stack">
      <p className="row">
        <CircleCheck className="ic ic-lg" aria-hidden="true" />
        <span className="medium">İki adımlı giriş açık.</span>
      </p>
      {state.recoveryCodesLeft < 4 ? (
        <Alert tone="warn">
          {state.recoveryCodesLeft === 0
            ? 'Kurtarma kodun kalmadı.'
            : `${state.recoveryCodesLeft} kurtarma kodun kaldı.`}{' '}
          Telefonunu kaybedersen hesabına bunlarla girersin; yenilerini al.
        </Alert>
      ) : (
        <p className="muted">{state.recoveryCodesLeft} kurtarma kodun var.</p>
      )}
      <div className="row">
        <Button onClick={() => setAsking('codes')}>Yeni kurtarma kodları</Button>
        {!state.required && (
          <Button kind="d" onClick={() => setAsking('removal')}>
            Kapat
          </Button>
        )}
      </div>
      {state.required && <p className="small dim">Hesabın için zorunlu olduğundan kapatılamaz.</p>}
      {asking === 'codes' && (
        <NewCodes
          close={close}
          show={(answer) => {
            close();
            show(answer);
          }}
        />
      )}
      {asking === 'removal' && <Removal close={close} />}
    </div>
  );
}

const NEW_CODES = 'yeni-kodlar';

function NewCodes({
  close,
  show,
}: {
  close: () => void;
  show: (answer: { recoveryCodes: readonly string[] }) => void;
}) {
  const form = useApiForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    fieldOfCode: { 'identity.otp_incorrect': 'code' },
    failed: 'Yeni kod alınamadı.',
    send: (body) => api.call('POST /users/current/second-factor/recovery-codes', { body }),
    done: show,
  });
  return (
    <Modal
      title="Yeni kurtarma kodları"
      close={close}
      footer={
        <Button kind="p" type="submit" form={NEW_CODES} busy={form.busy}>
          Kodları göster
        </Button>
      }
    >
      <Form id={NEW_CODES} form={form}>
        <p className="muted">Eski kurtarma kodların geçersiz olur.</p>
        <CodeField label="Doğrulama kodu" {...form.field('code')} />
      </Form>
    </Modal>
  );
}

const REMOVAL = 'iki-adimi-kapat';

function Removal({ close }: { close: () => void }) {
  const form = useApiForm({
    schema: removalSchema,
    defaultValues: { password: '', code: '' },
    fieldOfCode: { 'identity.password_incorrect': 'password', 'identity.otp_incorrect': 'code' },
    failed: 'İki adımlı giriş kapatılmadı.',
    send: (body) => api.call('POST /users/current/second-factor/removal', { body }),
    done: () => {
      changed();
      toast('İki adımlı giriş kapatıldı');
      close();
    },
  });
  return (
    <Modal
      title="İki adımlı giriş kapatılsın mı?"
      warn
      close={close}
      action={
        <Button kind="d" type="submit" form={REMOVAL} busy={form.busy}>
          İki adımlı girişi kapat
        </Button>
      }
    >
      <Form id={REMOVAL} form={form}>
        <p className="muted">Hesabına bundan sonra yalnız şifrenle girilir.</p>
        <TextField label="Şifren" type="password" autoComplete="current-password" {...form.field('password')} />
        <CodeField label="Doğrulama kodu ya da kurtarma kodu" {...form.field('code')} />
      </Form>
    </Modal>
  );
}
