import { useQuery } from '@tanstack/react-query';
import { createIntent } from '#contract/browser/intent.ts';
import { Clock, Send } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { api, ApiProblem, explain } from '../../lib/api.ts';
import { formatMoment, formatWait } from '../../lib/time.ts';
import { useCommand } from '../../lib/use-command.ts';
import { useWait } from '../../lib/use-wait.ts';
import { Button } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import type { Order } from '../order/describe.ts';
import { helperOf } from '../order/stages.ts';
import { useUser } from '../session/use-session.ts';
import { addMessage, messagesQuery } from './queries.ts';
import { useRead } from './seen.ts';

const MOST = 2000;

/** Customer and booster of an order, live; three messages in fifteen minutes (specification §5). */
export function Chat({ order }: { order: Order }) {
  const me = useUser();
  const helper = helperOf(order);
  const other = me?.role === 'booster' ? order.customer.displayName : (order.booster?.displayName ?? helper);
  return (
    <section className="panel chat" id="sohbet" aria-label="Sohbet">
      <div className="row chat__who">
        <span className="ava" aria-hidden="true">
          {other.slice(0, 2).toLocaleUpperCase('tr')}
        </span>
        <div>
          <h2 className="panel__t">{other}</h2>
          <span className="tiny dim">{me?.role === 'booster' ? 'Müşteri' : helper}</span>
        </div>
      </div>
      <Log orderId={order.id} me={me?.id} />
      {order.allowed.message ? (
        <Writer orderId={order.id} />
      ) : (
        <p className="hint chat__closed">Bu sipariş için sohbet kapalı.</p>
      )}
    </section>
  );
}

function Log({ orderId, me }: { orderId: string; me: string | undefined }) {
  const { data, isPending, isError, refetch } = useQuery(messagesQuery(orderId));
  const end = useRef<HTMLDivElement>(null);
  const count = data?.length ?? 0;
  useRead(orderId, data?.at(-1)?.seq ?? 0, end);
  useEffect(() => {
    const log = end.current;
    if (log && count > 0) log.scrollTop = log.scrollHeight;
  }, [count]);
  return (
    // A log that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="chat__log" role="log" aria-label="Mesajlar" ref={end} tabIndex={0}>
      {isPending && <SkeletonRows rows={3} label="Mesajlar yükleniyor" />}
      {isError && <Failed title="Mesajlar yüklenemedi" retry={() => void refetch()} />}
      {data?.length === 0 && <p className="msg sys">Henüz mesaj yok. İlk mesajı sen yaz.</p>}
      {data?.map((message) => (
        <p key={message.id} className={message.sender.id === me ? 'msg me' : 'msg'}>
          <span className="vh">{message.sender.id === me ? 'Sen' : message.sender.displayName}: </span>
          {message.text}
          <small>
            <time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>
          </small>
        </p>
      ))}
    </div>
  );
}

function Writer({ orderId }: { orderId: string }) {
  const [text, setText] = useState('');
  const [wait, setWait] = useWait();
  const attempt = useMemo(() => createIntent(`message.${orderId}`), [orderId]);
  const message = useCommand({
    mutationFn: (body: { text: string }) =>
      attempt(body, (idempotencyKey) =>
        api.call('POST /orders/:id/messages', { params: { id: orderId }, body, idempotencyKey }),
      ),
    onSuccess: (sent) => {
      addMessage(sent);
      setText('');
    },
    onError: (error) => {
      const seconds = error instanceof ApiProblem ? error.problem.params?.retryAfterSeconds : undefined;
      if (typeof seconds === 'number') setWait(seconds);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed !== '' && wait === 0) message.run({ text: trimmed });
  };
  return (
    <form className="stack-2 chat__form" onSubmit={submit}>
      <div className="row">
        <label className="vh" htmlFor="mesaj">
          Mesaj
        </label>
        <input
          className="input"
          id="mesaj"
          placeholder="Mesaj yaz"
          maxLength={MOST}
          autoComplete="off"
          value={text}
          disabled={wait > 0}
          onChange={(event) => setText(event.target.value)}
        />
        <Button kind="p" icon type="submit" aria-label="Gönder" busy={message.isPending} disabled={wait > 0}>
          {!message.isPending && <Send className="ic" aria-hidden="true" />}
        </Button>
      </div>
      {wait > 0 ? (
        <span className="err" role="alert">
          <Clock className="ic" aria-hidden="true" />
          15 dakikada en fazla 3 mesaj. {formatWait(wait)} sonra yazabilirsin.
        </span>
      ) : message.isError ? (
        <span className="err" role="alert">
          Mesaj gönderilemedi. {explain(message.error)}
        </span>
      ) : (
        <span className="hint">15 dakikada en fazla 3 mesaj.</span>
      )}
    </form>
  );
}
