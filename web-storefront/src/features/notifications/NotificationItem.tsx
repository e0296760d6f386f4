import { Link } from 'react-router-dom';
import { inSitePath } from '../../config/paths.ts';
import { formatAgo } from '../../lib/time.ts';
import { linkedHere } from './linked-here.ts';
import type { Notification } from './queries.ts';

/** One notification. With a link, opening it marks the notification as read. */
export function NotificationItem({
  notification: { title, text, link, read, createdAt },
  onOpen,
}: {
  notification: Notification;
  onOpen: () => void;
}) {
  const content = (
    <>
      <b className={read ? undefined : 'note-list__new'}>{title}</b>
      {!read && <span className="tag">yeni</span>}
      <span className="small muted">{text}</span>
      <time className="tiny dim" dateTime={createdAt}>
        {formatAgo(createdAt)}
      </time>
    </>
  );
  return linkedHere(link) ? (
    <Link to={inSitePath(link)} onClick={() => !read && onOpen()}>
      {content}
    </Link>
  ) : (
    <div>{content}</div>
  );
}
