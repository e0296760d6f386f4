import { contactsIn, messageLength, type ContactKind } from '#contract/vocabulary.ts';
import { Clock, Send, WifiOff } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { formatWait } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { begunMessage, keepMessage } from './begun.ts';
import { outbox, useOnline } from './unsent.ts';
import { limitText } from '../../content/platform-rules.ts';
import { usePlatformRules } from '../platform-rules.ts';
import { useRights } from './use-rights.ts';

const contactNames: Readonly<Record<ContactKind, string>> = {
  phone: 'telefon numarası',
  email: 'e-posta adresi',
  link: 'bağlantı',
  handle: 'Discord adı',
};
const together = new Intl.ListFormat('tr', { type: 'conjunction' });

/** The message field. It shows how many messages are left and warns before contact details are sent. */
export function ChatWriter({
  orderId,
  me,
  kind,
}: {
  orderId: string;
  me: string | undefined;
  /** Of the button that sends. */
  kind: 'p' | 's';
}) {
  const [text, setText] = useState(() => begunMessage(orderId));
  const [warned, setWarned] = useState<readonly ContactKind[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { left, wait } = useRights(orderId, me);
  const online = useOnline();
  const isFull = left === 0;

  const write = (said: string) => {
    setText(said);
    keepMessage(orderId, said);
    setWarned([]);
  };
  const send = (trimmed: string) => {
    outbox.add(orderId, trimmed);
    write('');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '' || isFull) return;
    const contacts = contactsIn(trimmed);
    if (contacts.length > 0 && warned.length === 0) setWarned(contacts);
    else send(trimmed);
  };
  return (
    <form className="stack-2 chat__form" onSubmit={submit}>
      {warned.length > 0 && (
        <Alert tone="warn" announce>
          <p>
            Mesajında {together.format(warned.map((kind) => contactNames[kind]))} var gibi görünüyor. Basamak dışında
            anlaşırsan ödemen ve hesabın korunmaz.
          </p>
          <div className="row row--wrap">
            <Button
              size="sm"
              onClick={() => {
                setWarned([]);
                field.current?.focus();
              }}
            >
              Düzenle
            </Button>
            <Button kind="g" size="sm" onClick={() => send(text.trim())}>
              Yine de gönder
            </Button>
          </div>
        </Alert>
      )}
      <div className="row">
        <label className="vh" htmlFor={id}>
          Mesaj
        </label>
        <input
          ref={field}
          className="input"
          id={id}
          placeholder="Mesaj yaz"
          maxLength={messageLength}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={`${id}-hint`}
          value={text}
          disabled={isFull}
          onChange={(event) => write(event.target.value)}
        />
        <Button kind={kind} icon type="submit" aria-label="Gönder" disabled={isFull}>
          <Send className="ic" aria-hidden="true" />
        </Button>
      </div>
      <span id={`${id}-hint`} className="stack-2">
        <Rights left={left} wait={wait} />
        {!online && (
          <span className="hint chat__line" role="status">
            <WifiOff className="ic" aria-hidden="true" /> Çevrim dışısın. Yazdıkların bağlantı gelince gönderilir.
          </span>
        )}
      </span>
    </form>
  );
}

function Rights({ left, wait }: { left: number; wait: number }) {
  const limit = limitText(usePlatformRules());
  if (left > 0)
    return (
      <span className="hint">
        {limit} Kalan hakkın: {left}
      </span>
    );
  return (
    <span className="err chat__line">
      <Clock className="ic" aria-hidden="true" />
      {wait > 0
        ? `${limit} ${formatWait(wait)} sonra yazabilirsin.`
        : `${limit} Bekleyenler gönderilince yazabilirsin.`}
    </span>
  );
}
