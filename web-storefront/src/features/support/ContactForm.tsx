import { contactLimits } from '#contract/limits.ts';
import { Clock } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiProblem, anonymous, explain } from '../../lib/api.ts';
import { formatWait } from '../../lib/time.ts';
import { useWait } from '../../lib/use-wait.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { showProblem } from '../auth/errors.ts';
import { useSchema } from '../form/use-schema.ts';
import { Bait } from './Bait.tsx';
import { NOT_FILLED, roomOf } from './fields.ts';

const schema = async () => (await import('./contact-schema.ts')).contactSchema;

/** Anyone writes to the house; who is signed in need not say who they are. */
export function ContactForm({
  known,
  onSent,
}: {
  known: { readonly name: string; readonly email: string } | undefined;
  onSent: (email: string) => void;
}) {
  const [wait, setWait] = useWait();
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: useSchema(schema),
    mode: 'onTouched',
    defaultValues: { name: known?.name ?? '', email: known?.email ?? '', text: '', website: '' },
  });
  const { errors, isSubmitting } = formState;
  const text = useWatch({ control, name: 'text' });

  const submit = handleSubmit(
    async ({ website, ...message }) => {
      try {
        await anonymous.call('POST /contact', { body: website === '' ? message : { ...message, website } });
      } catch (error) {
        const seconds = error instanceof ApiProblem ? error.problem.params?.retryAfterSeconds : undefined;
        if (typeof seconds === 'number') setWait(seconds);
        else if (error instanceof ApiProblem && error.code === 'request.invalid')
          showProblem(error, setError, ['name', 'email', 'text']);
        else setError('root', { message: `Mesaj gönderilemedi. ${explain(error)}` });
        return;
      }
      onSent(message.email);
    },
    () => setError('root', { message: NOT_FILLED }),
  );

  return (
    <form className="stack support__form" noValidate onSubmit={(event) => void submit(event)}>
      {errors.root && (
        <Alert tone="bad" announce>
          {errors.root.message}
        </Alert>
      )}
      <div className="grid2">
        <TextField label="Ad soyad" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <TextField
          label="E-posta"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextArea
        label="Mesajın"
        rows={8}
        maxLength={contactLimits.text.most}
        hint={`15 dakikada en fazla 3 mesaj. ${roomOf(text.length, contactLimits.text.most)}`}
        error={errors.text?.message}
        {...register('text')}
      />
      <Bait {...register('website')} />
      {wait > 0 && (
        <span className="err" role="alert">
          <Clock className="ic" aria-hidden="true" />
          15 dakikada en fazla 3 mesaj. {formatWait(wait)} sonra gönderebilirsin; yazdığın burada duruyor.
        </span>
      )}
      <div>
        <Button kind="p" type="submit" busy={isSubmitting} disabled={wait > 0}>
          Mesajı gönder
        </Button>
      </div>
    </form>
  );
}
