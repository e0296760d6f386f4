import { useQuery } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { StatePill } from '../../ui/Pill.tsx';
import { describe, type OrderRow } from '../order/describe.ts';
import { disputedOrdersQuery } from './queries.ts';
import { isDisputeTask } from './tasks.ts';
import { useActiveOrders } from './use-active-orders.ts';

/**
 * The disputed orders, on every page of the panel: the time to answer is limited. The order that the page shows is left out, and on
 * the first page those that are among the tasks.
 */
export default function OpenDisputes({ shown, isToday }: { shown: string | undefined; isToday: boolean }) {
  return isToday ? <UnlistedDisputes /> : <Disputes except={[shown]} />;
}

function UnlistedDisputes() {
  const { orders, isPending } = useActiveOrders();
  if (isPending) return null;
  return <Disputes except={orders.filter((order) => isDisputeTask(order)).map(({ id }) => id)} />;
}

function Disputes({ except }: { except: readonly (string | undefined)[] }) {
  const rows = useQuery(disputedOrdersQuery).data?.rows.filter(({ id }) => !except.includes(id)) ?? [];
  if (rows.length === 0) return null;
  return (
    <ul className="panel-h stack-2 open-disputes" aria-label="İtiraz edilen siparişler">
      {rows.map((row) => (
        <OpenDispute key={row.id} row={row} />
      ))}
    </ul>
  );
}

function OpenDispute({ row }: { row: OrderRow }) {
  const { number, draft, disputeAnswerDueAt } = row;
  return (
    <li className="alert bad">
      <span className="row row--wrap">
        <StatePill order={row} />
        <span>
          <span className="num">{number}</span> · {describe(draft).title}
        </span>
      </span>
      <ButtonLink size="sm" to={paths.boosterOrder(row.id)}>
        {disputeAnswerDueAt === null ? 'Siparişe bak' : 'Yanıt ver'}
      </ButtonLink>
    </li>
  );
}
