import { createIntent } from '#contract/browser/intent.ts';
import { ticketLimits } from '#contract/limits.ts';
import { Clock } from 'lucide-react';
import { useMemo, useState, type FormEvent, type KeyboardEvent } from 'react';
import { api, ApiProblem, explain } from '../../lib/api.ts';
import { formatWait } from '../../lib/time.ts';
import { useCommand } from '../../lib/use-command.ts';
import { useWait } from '../../lib/use-wait.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError, TextArea } from '../../ui/Field.tsx';
import { PicturePicker } from '../../ui/PicturePicker.tsx';
import { limitText } from '../../content/platform-rules.ts';
import { usePlatformRules } from '../platform-rules.ts';
import { usePictures } from '../picture/use-pictures.ts';
import { roomOf } from '../support/fields.ts';
import { addTicketMessage, refreshTicket } from './queries.ts';
import { useFirstWrong } from '../form/first-wrong.ts';

const { most } = ticketLimits.text;

/** The user's next message. The number of messages is limited by a setting (specification §5). */
export function Composer({ ticketId }: { ticketId: string }) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const [wait, setWait] = useWait();
  const limit = limitText(usePlatformRules());
  const pictures = usePictures();
  const attempt = useMemo(() => createIntent(`ticket-message.${ticketId}`), [ticketId]);
  const message = useCommand({
    mutationFn: (body: { text: string; pictures?: string[] }) =>
      attempt(body, (idempotencyKey) =>
        api.call('POST /tickets/:id/messages', { params: { id: ticketId }, body, idempotencyKey }),
      ),
    onSuccess: (sent) => {
      addTicketMessage(sent);
      setText('');
      for (const item of pictures.items) pictures.remove(item);
    },
    onError: (error) => {
      const seconds = error instanceof ApiProblem ? error.problem.params?.retryAfterSeconds : undefined;
      if (typeof seconds === 'number') setWait(seconds);
      if (error instanceof ApiProblem && error.status === 409) refreshTicket(ticketId);
    },
  });
  const { frame, refuse } = useFirstWrong();
  const send = () => {
    const trimmed = text.trim();
    setMissing(trimmed === '');
    if (trimmed === '') refuse();
    else if (wait === 0 && !pictures.busy) message.run({ text: trimmed, ...pictures.body });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <form ref={frame} className="stack" noValidate onSubmit={submit}>
      <TextArea
        label="Mesaj"
        rows={4}
        maxLength={most}
        value={text}
        error={missing ? 'Mesajını yaz.' : undefined}
        hint={`${limit} ${roomOf(text.length, most)}`}
        onKeyDown={sendByKeys}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <PicturePicker label="Resim ekle (isteğe bağlı)" pictures={pictures} />
      {wait > 0 ? (
        <FieldError icon={Clock}>
          {limit} {formatWait(wait)} sonra yazabilirsin; yazdığın burada duruyor.
        </FieldError>
      ) : (
        message.isError && (
          <Alert tone="bad" announce>
            Mesaj gönderilemedi. {explain(message.error)}
          </Alert>
        )
      )}
      <div>
        <Button kind="p" type="submit" busy={message.isPending || pictures.busy} aria-disabled={wait > 0 || undefined}>
          Gönder
        </Button>
      </div>
    </form>
  );
}
