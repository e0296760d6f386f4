import { contactLimits } from '#contract/limits.ts';
import { Clock } from 'lucide-react';
import { ApiProblem, anonymous } from '../../lib/api.ts';
import { formatWait } from '../../lib/time.ts';
import { useWait } from '../../lib/use-wait.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError, TextArea, TextField } from '../../ui/Field.tsx';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { limitText } from '../../content/platform-rules.ts';
import { usePlatformRules } from '../platform-rules.ts';
import { Bait } from './Bait.tsx';
import { NOT_FILLED, roomOf } from './fields.ts';

const schema = async () => (await import('./contact-schema.ts')).contactSchema;

/** A message to support from anybody. The name and address of a signed-in user are filled in. */
export function ContactForm({
  known,
  onSent,
}: {
  known: { readonly name: string; readonly email: string } | undefined;
  onSent: (email: string) => void;
}) {
  const [wait, setWait] = useWait();
  const limit = limitText(usePlatformRules());
  const form = useApiForm({
    schema,
    defaultValues: { name: known?.name ?? '', email: known?.email ?? '', text: '', website: '' },
    failed: 'Mesaj gönderilemedi.',
    unfilled: NOT_FILLED,
    said: (error) => {
      const seconds = error instanceof ApiProblem ? error.problem.params?.retryAfterSeconds : undefined;
      if (typeof seconds !== 'number') return false;
      setWait(seconds);
      return true;
    },
    send: ({ website, ...message }) =>
      anonymous.call('POST /contact', { body: website === '' ? message : { ...message, website } }),
    done: (_, { email }) => onSent(email),
  });
  const { error: _none, ...bait } = form.field('website');

  return (
    <Form form={form} className="stack support__form">
      <div className="grid2">
        <TextField label="Ad soyad" autoComplete="name" {...form.field('name')} />
        <TextField label="E-posta" type="email" autoComplete="email" {...form.field('email')} />
      </div>
      <TextArea
        label="Mesajın"
        rows={8}
        maxLength={contactLimits.text.most}
        hint={`${limit} ${roomOf(form.values.text.length, contactLimits.text.most)}`}
        {...form.field('text')}
      />
      <Bait {...bait} />
      {wait > 0 && (
        <FieldError icon={Clock}>
          {limit} {formatWait(wait)} sonra gönderebilirsin; yazdığın burada duruyor.
        </FieldError>
      )}
      <div>
        <Button kind="p" type="submit" busy={form.busy} disabled={wait > 0}>
          Mesajı gönder
        </Button>
      </div>
    </Form>
  );
}
