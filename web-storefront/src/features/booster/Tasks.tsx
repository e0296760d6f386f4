import '../../styles/tasks.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { linkTo, paths } from '../../config/paths.ts';
import { formatMoment } from '../../lib/time.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/Empty.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { unreadQuery } from '../chat/queries.ts';
import { describe, isReadable, type Order } from '../order/describe.ts';
import { orderQuery } from '../order/queries.ts';
import { useUser } from '../session/use-session.ts';
import { payoutsQuery, profileQuery } from './queries.ts';
import { inOrder, tasksOf, type Doing, type Task } from './tasks.ts';
import { useActiveOrders } from './use-active-orders.ts';

const DoTask = part(() => import('./DoTask.tsx'));

interface Row extends Task {
  readonly key: string;
  readonly to: string;
  readonly order?: Order;
}

/** The task whose dialog is open, and its order. */
interface Begun {
  readonly id: string;
  readonly doing: Doing;
}

/** What waits for the booster, the nearest deadline first. What waits in an order is done here, in a dialog. */
export default function Tasks() {
  const [begun, begin] = useState<Begun>();
  const { heading, onFocus } = useKeptFocus();
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
      to: paths.boosterOrder(order.id),
      order,
    })),
  );
  const rows = inOrder([...ofOrders, ...ofAccount]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing to press: it only sees where the focus is
    <section className="sec2" aria-labelledby="bekleyenler" onFocus={onFocus}>
      <header>
        <h2 id="bekleyenler" ref={heading} tabIndex={-1}>
          Seni bekleyenler
        </h2>
        {rows.length > 0 && <span className="tag num">{rows.length}</span>}
      </header>
      {rows.length > 0 && (
        <ul className="tasks">
          {rows.map((row, nth) => (
            <TaskRow key={row.key} row={row} first={nth === 0} begin={begin} />
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
      <Suspense>{begun && <Dialog {...begun} close={() => begin(undefined)} />}</Suspense>
    </section>
  );
}

/** Stays open when its task is done or not listed any more, for example when the messages have been read. */
function Dialog({ id, doing, close }: Begun & { close: () => void }) {
  const order = useQuery(orderQuery(id)).data;
  return order && isReadable(order) && <DoTask order={order} doing={doing} close={close} />;
}

function TaskRow({
  row: { what, until, act, doing, to, order },
  first,
  begin,
}: {
  row: Row;
  first: boolean;
  begin: (task: Begun) => void;
}) {
  const deadline = until === null ? null : Date.parse(until);
  const now = useNow(deadline ?? 0);
  const isOver = deadline !== null && deadline <= now;
  const look = {
    kind: first ? 'p' : 's',
    size: 'sm',
    'aria-label': order ? `${act}, sipariş ${order.number}` : undefined,
  } as const;
  return (
    <li>
      <div>
        <b className="medium">{what}</b>
        {order && (
          <span className="small muted">
            <Link className="num quiet-link" to={to}>
              {order.number}
            </Link>{' '}
            · {describe(order.draft).title}
          </span>
        )}
      </div>
      {until !== null && (
        <time className={isOver ? 'small tasks__over' : 'small muted'} dateTime={until}>
          {isOver ? 'Süresi geçti' : 'Son'}: {formatMoment(until)}
        </time>
      )}
      {order && doing ? (
        <Button {...look} onClick={() => begin({ id: order.id, doing })}>
          {act}
        </Button>
      ) : (
        <ButtonLink {...look} to={to}>
          {act}
        </ButtonLink>
      )}
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
    return (
      <Empty picture="top" title="Seni bekleyen bir şey yok">
        Yerin dolu: aldığın siparişleri oynamayı sürdür.
      </Empty>
    );
  }
  return (
    <Empty
      title="Seni bekleyen bir şey yok"
      picture="top"
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
