import '../../styles/tasks.css';
import { useQuery } from '@tanstack/react-query';
import { linkTo, paths } from '../../config/paths.ts';
import { formatMoment } from '../../lib/time.ts';
import { useNow } from '../../lib/use-now.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { unreadQuery } from '../chat/queries.ts';
import { describe } from '../order/describe.ts';
import { useUser } from '../session/use-session.ts';
import { payoutsQuery, profileQuery } from './queries.ts';
import { inOrder, tasksOf, type Task } from './tasks.ts';
import { useActiveOrders } from './use-active-orders.ts';

interface Row extends Pick<Task, 'what' | 'until' | 'act'> {
  readonly key: string;
  readonly to: string;
  /** The number and the subject of its order. */
  readonly order?: { readonly number: string; readonly title: string };
}

/** What waits for the booster, the nearest deadline first. */
export default function Tasks() {
  const active = useActiveOrders();
  const messages = useQuery(unreadQuery);
  const payouts = useQuery(payoutsQuery);
  const sources = [active, messages, payouts];
  const failed = sources.filter(({ isError }) => isError);
  const isPending = sources.some((source) => source.isPending);
  const unread = messages.data;
  const ofAccount = useAccountRows();
  const ofOrders = active.orders.flatMap((order) =>
    tasksOf(order, unread?.get(order.id) ?? 0).map((task): Row => ({
      ...task,
      key: `${order.id} ${task.what}`,
      to: `${paths.boosterOrder(order.id)}#${task.at}`,
      order: { number: order.number, title: describe(order.draft).title },
    })),
  );
  const rows = inOrder([...ofOrders, ...ofAccount]);
  return (
    <section className="sec2" aria-labelledby="bekleyenler">
      <header>
        <h2 id="bekleyenler">Seni bekleyenler</h2>
        {rows.length > 0 && <span className="tag num">{rows.length}</span>}
      </header>
      {rows.length > 0 && (
        <ul className="tasks">
          {rows.map((row, nth) => (
            <TaskRow key={row.key} row={row} first={nth === 0} />
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <Failed
          title="Seni bekleyenlerin hepsi yüklenemedi"
          of={{ error: failed[0]?.error, refetch: () => Promise.all(failed.map(({ refetch }) => refetch())) }}
        />
      )}
      {rows.length === 0 &&
        failed.length === 0 &&
        (isPending ? <SkeletonRows rows={2} label="Yükleniyor" /> : <Nothing />)}
    </section>
  );
}

function TaskRow({ row: { what, until, act, to, order }, first }: { row: Row; first: boolean }) {
  const deadline = until === null ? null : Date.parse(until);
  const now = useNow(deadline ?? 0);
  const isOver = deadline !== null && deadline <= now;
  return (
    <li>
      <div>
        <b className="medium">{what}</b>
        {order && (
          <span className="small muted">
            <span className="num">{order.number}</span> · {order.title}
          </span>
        )}
      </div>
      {until !== null && (
        <time className={isOver ? 'small tasks__over' : 'small muted'} dateTime={until}>
          {isOver ? 'Süresi geçti' : 'Son'}: {formatMoment(until)}
        </time>
      )}
      <ButtonLink
        kind={first ? 'p' : 's'}
        size="sm"
        to={to}
        aria-label={order ? `${act}, sipariş ${order.number}` : undefined}
      >
        {act}
      </ButtonLink>
    </li>
  );
}

/** What waits outside of orders: a reply of the support, a payout to confirm, an address to verify. */
function useAccountRows(): readonly Row[] {
  const user = useUser();
  const isUnconfirmed = useQuery(payoutsQuery).data?.some(({ unconfirmed }) => unconfirmed) ?? false;
  return [
    ...(user?.emailVerified === false
      ? [{ key: 'mail', what: 'E-posta adresini doğrula', until: null, act: 'Doğrula', to: paths.settings() }]
      : []),
    ...(isUnconfirmed
      ? [
          {
            key: 'payout',
            what: 'Para çekme isteğini onayla',
            until: null,
            act: 'İsteği gör',
            to: paths.boosterPage('bakiye'),
          },
        ]
      : []),
    ...(user && user.unread.tickets > 0
      ? [{ key: 'ticket', what: 'Destek sana yanıt yazdı', until: null, act: 'Oku', to: linkTo('tickets') }]
      : []),
  ];
}

function Nothing() {
  const profile = useQuery(profileQuery).data;
  const places = profile ? profile.simultaneousOrders - profile.activeOrders : 1;
  if (places <= 0) {
    return <Empty title="Seni bekleyen bir şey yok">Yerin dolu: aldığın siparişleri oynamayı sürdür.</Empty>;
  }
  return (
    <Empty
      title="Seni bekleyen bir şey yok"
      action={
        <ButtonLink kind="p" size="sm" to={paths.boosterPage('havuz')}>
          Havuza git
        </ButtonLink>
      }
    >
      {profile ? `${places} boş yerin var. ` : ''}Havuzdan yeni bir sipariş alabilirsin.
    </Empty>
  );
}
