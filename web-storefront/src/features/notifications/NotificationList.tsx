import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { inSitePath } from '../../app/paths.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { formatAgo } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { keys } from '../keys.ts';
import { currentUserQuery } from '../session/use-session.ts';
import { linkedHere } from './linked-here.ts';

const notificationsQuery = queryOptions({
  queryKey: keys.notifications,
  queryFn: ({ signal }) =>
    api.call('GET /notifications', { query: { sort: '["createdAt","DESC"]', range: '[0,9]' }, signal }),
});

export default function NotificationList() {
  const { data, isPending, isError, refetch } = useQuery(notificationsQuery);
  const markRead = useMutation({
    mutationFn: () => api.call('POST /notifications/read', { body: { all: true } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.notifications });
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
  if (isPending) return <SkeletonRows rows={3} />;
  if (isError) return <Failed title="Bildirimler yüklenemedi" retry={() => void refetch()} />;
  if (data.length === 0) return <p className="empty small">Henüz bildirimin yok.</p>;
  return (
    <>
      <div className="spread pop__head">
        <h2 className="h-s">Bildirimler</h2>
        <Button kind="g" size="sm" busy={markRead.isPending} onClick={() => markRead.mutate()}>
          Tümünü okundu say
        </Button>
      </div>
      <ul className="note-list">
        {data.map(({ id, title, text, link, read, createdAt }) => {
          const content = (
            <>
              <b>{title}</b>
              {!read && <span className="tag">yeni</span>}
              <span className="small muted">{text}</span>
              <time className="tiny dim" dateTime={createdAt}>
                {formatAgo(createdAt)}
              </time>
            </>
          );
          return (
            <li key={id}>{linkedHere(link) ? <Link to={inSitePath(link)}>{content}</Link> : <div>{content}</div>}</li>
          );
        })}
      </ul>
    </>
  );
}
