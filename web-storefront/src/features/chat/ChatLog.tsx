import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { formatClock } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import type { Order } from '../order/describe.ts';
import { timelineQuery } from '../order/history.ts';
import { stepsOf } from '../order/timeline.ts';
import type { Reader } from '../order/work-kinds.ts';
import type { User } from '../session/use-session.ts';
import { linesOf, progressLabels, progressOf, type Line } from './lines.ts';
import type { Unsent } from './outbox.ts';
import { messagesOf, messagesQuery, receiptsQuery, type Message, type Receipt } from './queries.ts';
import { useRead } from './seen.ts';
import { outbox, useOnline, useUnsent } from './unsent.ts';
import { useEndInView } from './use-end-in-view.ts';

/** The messages, the order's events and the unsent messages. */
export function ChatLog({ order, me, reader }: { order: Order; me: User | undefined; reader: Reader }) {
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    messagesQuery(order.id),
  );
  const receipts = useQuery(receiptsQuery(order.id));
  const unsent = useUnsent(order.id);
  const messages = useMemo(() => messagesOf(data), [data]);
  const whole = data !== undefined && !hasNextPage;
  // an order with a long history contains only its newest events; older events are fetched here
  const steps = useInfiniteQuery({
    ...timelineQuery(order.id, 'transition'),
    enabled: order.timeline.length < order.timelineTotal,
  });
  const lines = useMemo(() => {
    const timeline = steps.data?.pages.flatMap(({ rows }) => rows).toReversed() ?? order.timeline;
    return linesOf(messages, stepsOf({ ...order, timeline }, reader), whole);
  }, [messages, order, steps.data, reader, whole]);
  const isOwn = messages.at(-1)?.sender.id === me?.id;
  const { log, below, toEnd } = useEndInView(lines.length + unsent.length, lines[0]?.key, isOwn || unsent.length > 0);
  useRead(order.id, messages.at(-1)?.seq ?? 0, log);
  return (
    <div className="chat__mid">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="chat__log" role="log" aria-label="Mesajlar" aria-busy={isFetchingNextPage} ref={log} tabIndex={0}>
        {isPending && <SkeletonRows rows={3} label="Mesajlar yükleniyor" />}
        {isError && <Failed title="Mesajlar yüklenemedi" of={{ error, refetch }} />}
        {hasNextPage && (
          <Button
            kind="g"
            size="sm"
            className="chat__more"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Öncekileri göster
          </Button>
        )}
        {lines.map((line) => (
          <LineOf key={line.key} line={line} me={me?.id} receipts={receipts.data} />
        ))}
        {data && messages.length === 0 && unsent.length === 0 && (
          <p className="msg sys">
            {order.allowed.message ? 'Henüz mesaj yok. İlk mesajı sen yaz.' : 'Hiç mesaj yazılmadı.'}
          </p>
        )}
        {unsent.map((message) => (
          <OnItsWay key={message.clientId} message={message} />
        ))}
      </div>
      {below && (
        <Button size="sm" className="chat__end" onClick={toEnd}>
          <ArrowDown className="ic" aria-hidden="true" /> Yeni mesaj
        </Button>
      )}
    </div>
  );
}

type Receipts = readonly Receipt[] | undefined;

function LineOf({ line, me, receipts }: { line: Line; me: string | undefined; receipts: Receipts }) {
  if (line.kind === 'message') return <Said message={line.message} me={me} receipts={receipts} />;
  return (
    <p className="msg sys">
      {line.kind === 'system' && (
        <>
          <time dateTime={line.at}>{formatClock(line.at)}</time> ·{' '}
        </>
      )}
      {line.text}
    </p>
  );
}

function Said({ message, me, receipts }: { message: Message; me: string | undefined; receipts: Receipts }) {
  const { sender, text, createdAt, seq } = message;
  const isMine = sender.id === me;
  const isStaff = sender.role === 'staff' || sender.role === 'admin';
  return (
    <p className={isMine ? 'msg me' : isStaff ? 'msg staff' : 'msg'}>
      {isStaff && !isMine ? (
        <b className="msg__who">Basamak · {sender.displayName}</b>
      ) : (
        <span className="vh">{isMine ? 'Sen' : sender.displayName}: </span>
      )}
      {text}
      <small>
        <time dateTime={createdAt}>{formatClock(createdAt)}</time>
        {isMine && receipts && me && ` · ${progressLabels[progressOf(seq, receipts, me)]}`}
      </small>
    </p>
  );
}

/** An unsent message: it is being sent, waits for the connection or the limit, or was refused. */
function OnItsWay({ message: { clientId, text, problem, refused, until } }: { message: Unsent }) {
  const online = useOnline();
  const isStuck = (problem !== undefined && online) || refused !== undefined;
  return (
    <div className="msg me msg--away">
      <span className="vh">Sen: </span>
      {text}
      <small>{!isStuck && stateOf(online, until)}</small>
      {isStuck && <FieldError>Mesaj gönderilemedi. {refused ?? problem}</FieldError>}
      {(isStuck || until !== undefined || !online) && (
        <span className="row">
          {isStuck && refused === undefined && (
            <Button kind="g" size="sm" onClick={() => void outbox.retry()}>
              Yeniden dene
            </Button>
          )}
          <Button kind="g" size="sm" onClick={() => outbox.remove(clientId)}>
            Sil
          </Button>
        </span>
      )}
    </div>
  );
}

const stateOf = (online: boolean, until: number | undefined): string => {
  if (!online) return 'Bağlantı bekleniyor';
  return until === undefined ? 'Gönderiliyor' : `${formatClock(new Date(until))} sonrasında gönderilecek`;
};
