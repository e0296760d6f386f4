import { formatMoment } from '../../lib/time.ts';
import { PictureStrip } from '../../ui/PictureStrip.tsx';
import { useUser } from '../session/use-session.ts';
import type { Ticket, TicketMessage } from './queries.ts';

const isStaff = (role: TicketMessage['sender']['role']): boolean => role === 'staff' || role === 'admin';

const byUser = { open: 'Talebi yeniden açtın', closed: 'Talebi kapattın', trash: 'Talebi kaldırdın' } as const;
const byStaff = {
  open: 'Destek ekibi talebi yeniden açtı',
  closed: 'Destek ekibi talebi kapattı',
  trash: 'Destek ekibi talebi kaldırdı',
} as const;

/** All messages and state changes, oldest first. Screen readers announce new ones. */
export function Thread({ ticket: { messages, history } }: { ticket: Ticket }) {
  const me = useUser()?.id;
  const all = [
    ...messages.map((message) => ({ at: message.createdAt, key: message.id, message, step: null })),
    ...history.map((step) => ({ at: step.at, key: step.at + step.to, message: null, step })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return (
    <div className="thread" role="log" aria-label="Mesajlar">
      {all.map(({ at, key, message, step }) =>
        message ? (
          <Message key={key} message={message} mine={message.sender.id === me} />
        ) : (
          <p key={key} className="msg sys">
            {(isStaff(step.actor.role) ? byStaff : byUser)[step.to]} · <time dateTime={at}>{formatMoment(at)}</time>
          </p>
        ),
      )}
    </div>
  );
}

function Message({ message: { sender, text, pictures, createdAt }, mine }: { message: TicketMessage; mine: boolean }) {
  const name = isStaff(sender.role) ? `${sender.displayName} · Destek` : sender.displayName;
  return (
    <article className={mine ? 'msg me' : 'msg'}>
      <p className="thread__who small">
        <b>{mine ? 'Sen' : name}</b> <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <p className="thread__text">{text}</p>
      <PictureStrip label="Ekteki resim" pictures={pictures} />
    </article>
  );
}
