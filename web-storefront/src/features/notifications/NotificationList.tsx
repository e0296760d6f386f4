import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { notificationsQuery, useMarkRead } from './queries.ts';

const SHOWN = 10;

/** The newest notifications, in the bell's popover. */
export default function NotificationList() {
  const { data, isPending, isError, error, refetch } = useQuery(notificationsQuery(0, undefined, SHOWN));
  const markRead = useMarkRead();
  if (isPending) return <SkeletonRows rows={3} />;
  if (isError) return <Failed title="Bildirimler yüklenemedi" of={{ error, refetch }} />;
  if (data.rows.length === 0) return <Empty title="Henüz bildirimin yok" />;
  return (
    <>
      <div className="spread pop__head">
        <h2 className="h-s">Bildirimler</h2>
        <Button kind="g" size="sm" busy={markRead.isPending} onClick={() => markRead.run('all')}>
          Tümünü okundu say
        </Button>
      </div>
      <ul className="note-list">
        {data.rows.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onOpen={() => markRead.run([notification.id])} />
          </li>
        ))}
      </ul>
      <p className="pop__foot">
        <Link className="link small" to={paths.notifications()}>
          Tüm bildirimler
        </Link>
      </p>
    </>
  );
}
