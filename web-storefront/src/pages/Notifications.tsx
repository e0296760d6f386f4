import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, CheckCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../config/paths.ts';
import { UnreachableBanner } from '../features/account/UnreachableBanner.tsx';
import { AccountFrame } from '../features/account/AccountFrame.tsx';
import { NotificationItem } from '../features/notifications/NotificationItem.tsx';
import { notificationsQuery, useMarkRead } from '../features/notifications/queries.ts';
import { useUser } from '../features/session/use-session.ts';
import { pagesOf } from '../lib/lists.ts';
import { Button } from '../ui/Button.tsx';
import { Empty, Failed } from '../ui/Empty.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { Refused } from '../ui/Refused.tsx';

const filters = [
  { value: 'tumu', label: 'Tümü' },
  { value: 'yeni', label: 'Okunmamış' },
  { value: 'okunmus', label: 'Okunmuş' },
] as const;
type Filter = (typeof filters)[number]['value'];
const readOf: Record<Filter, boolean | undefined> = { tumu: undefined, yeni: false, okunmus: true };
const none: Record<Filter, string> = {
  tumu: 'Henüz bildirimin yok',
  yeni: 'Okunmamış bildirimin yok',
  okunmus: 'Okunmuş bildirimin yok',
};
const filterIn = (text: string | null): Filter => filters.find(({ value }) => value === text)?.value ?? 'tumu';

/** All notifications of the user. The filter and the page are kept in the address. */
export default function Notifications() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search.get('durum'));
  const page = Math.max(0, Math.trunc(Number(search.get('sayfa') ?? 1)) - 1 || 0);
  const show = (next: Filter, nextPage = 0) =>
    setSearch({
      ...(next === 'tumu' ? {} : { durum: next }),
      ...(nextPage === 0 ? {} : { sayfa: String(nextPage + 1) }),
    });
  const list = useQuery({ ...notificationsQuery(page, readOf[filter]), placeholderData: keepPreviousData });
  const markRead = useMarkRead();
  const user = useUser();
  const unread = user?.unread.notifications ?? 0;
  return (
    <AccountFrame>
      <PageTitle>Bildirimler</PageTitle>
      <div className="spread account__h">
        <h1 className="page-h">Bildirimler</h1>
        {unread > 0 && (
          <Button busy={markRead.isPending} onClick={() => markRead.run('all')}>
            <CheckCheck className="ic" aria-hidden="true" /> Tümünü okundu say
          </Button>
        )}
      </div>
      {user?.emailUnreachable && <UnreachableBanner user={user} />}
      <div className="row row--wrap account__h">
        <Segmented name="Bildirimleri filtrele" options={filters} value={filter} onChange={(next) => show(next)} />
        <Link className="link small" to={paths.settings('bildirimler')}>
          Hangi bildirimleri alacağını seç
        </Link>
      </div>
      <Refused why={markRead.error} />
      {list.isPending && <SkeletonRows rows={6} label="Bildirimler yükleniyor" />}
      {list.isError && !list.data && <Failed title="Bildirimler yüklenemedi" of={list} />}
      {list.data?.rows.length === 0 && (
        <Empty picture={filter === 'yeni' ? 'top' : 'start'} title={none[filter]}>
          Siparişlerinde ve bakiyende olanlar burada görünür.
        </Empty>
      )}
      {list.data && list.data.rows.length > 0 && (
        <>
          <ul className="note-list note-list--page" aria-busy={list.isPlaceholderData || undefined}>
            {list.data.rows.map((notification) => (
              <li key={notification.id}>
                <NotificationItem notification={notification} onOpen={() => markRead.run([notification.id])} />
                {!notification.read && (
                  <Button
                    kind="g"
                    size="sm"
                    icon
                    aria-label={`Okundu say: ${notification.title}`}
                    onClick={() => markRead.run([notification.id])}
                  >
                    <Check className="ic" aria-hidden="true" />
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Pager page={page} pages={pagesOf(list.data.total)} onPage={(next) => show(filter, next)} />
        </>
      )}
    </AccountFrame>
  );
}
