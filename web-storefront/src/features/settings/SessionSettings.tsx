import { queryOptions, useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { RouteAnswerOf } from '#contract/client.ts';
import { api, explain } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { formatAgo, formatMoment } from '../../lib/time.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { Refused } from '../../ui/Refused.tsx';
import { keys } from '../keys.ts';

type OwnSession = RouteAnswerOf<'GET /users/current/sessions'>[number];

const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: ({ signal }) => api.call('GET /users/current/sessions', { signal }),
});
const again = () => void queryClient.invalidateQueries({ queryKey: keys.sessions });

/** The user's sessions. Each but the current one can be ended. */
export function SessionSettings() {
  const sessions = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const end = useCommand({
    mutationFn: (id: string) => api.call('DELETE /users/current/sessions/:id', { params: { id } }),
    onSuccess: () => toast('Oturum kapatıldı'),
    onSettled: again,
  });
  const endOthers = useCommand({
    mutationFn: () => api.call('DELETE /users/current/sessions'),
    onSuccess: () => {
      setAsking(false);
      again();
      toast('Diğer oturumlar kapatıldı');
    },
  });
  if (sessions.isPending) return <SkeletonRows rows={3} label="Oturumlar yükleniyor" />;
  if (sessions.isError && !sessions.data) {
    return <Failed title="Oturumlar yüklenemedi" of={sessions} />;
  }
  return (
    <div className="stack">
      <p className="muted small">Tanımadığın bir oturum görürsen kapat ve şifreni değiştir.</p>
      <Refused why={end.error} />
      <ul className="device-list">
        {sessions.data.map((session) => (
          <li key={session.id}>
            <Device session={session} />
            {!session.current && (
              <Button
                size="sm"
                busy={end.isPending}
                aria-label={`Oturumu kapat: ${nameOf(session)}`}
                onClick={() => end.run(session.id)}
              >
                Kapat
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <div>
          <Button onClick={() => setAsking(true)}>Diğer tüm oturumları kapat</Button>
        </div>
      )}
      {asking && (
        <Confirm
          title="Diğer oturumlar kapatılsın mı?"
          action="Oturumları kapat"
          busy={endOthers.isPending}
          error={endOthers.isError ? explain(endOthers.error) : undefined}
          onConfirm={() => endOthers.run(undefined)}
          close={() => setAsking(false)}
        >
          <p className="muted">Bu cihaz dışındaki {sessions.data.length - 1} oturum bir saniye içinde kapanır.</p>
        </Confirm>
      )}
    </div>
  );
}

const nameOf = ({ device }: OwnSession): string => device || 'Bilinmeyen cihaz';
const isPhone = ({ device }: OwnSession): boolean => /iPhone|iPad|Android/.test(device);

function Device({ session }: { session: OwnSession }) {
  const Icon = isPhone(session) ? Smartphone : Laptop;
  return (
    <div className="row">
      <Icon className="ic ic-lg" aria-hidden="true" />
      <div>
        <p className="medium">
          {nameOf(session)} {session.current && <span className="tag">bu cihaz</span>}
        </p>
        <p className="tiny dim">
          Son kullanım: <time dateTime={session.lastUsedAt}>{formatAgo(session.lastUsedAt)}</time> · Giriş:{' '}
          <time dateTime={session.createdAt}>{formatMoment(session.createdAt)}</time>
        </p>
      </div>
    </div>
  );
}
