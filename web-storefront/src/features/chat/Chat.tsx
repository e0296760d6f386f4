import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { part } from '../../lib/chunks.ts';
import { paths } from '../../config/paths.ts';
import { Button } from '../../ui/Button.tsx';
import type { Order } from '../order/describe.ts';
import { capital, helperOf } from '../order/helper.ts';
import { kindOf } from '../order/primary.ts';
import type { Reader } from '../order/work-kinds.ts';
import { useUser } from '../session/use-session.ts';
import { ChatLog } from './ChatLog.tsx';
import { ChatWriter } from './ChatWriter.tsx';

const ReportMessage = part(async () => ({ default: (await import('./ReportMessage.tsx')).ReportMessage }));

/** `ZA` for `Zeynep A.`, as on the person's own page. */
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .flatMap((word, index, words) => (index === 0 || index === words.length - 1 ? word.slice(0, 1) : []))
    .join('')
    .toLocaleUpperCase('tr');

/**
 * The live chat of an order's customer and booster. A setting limits how many messages a sender may write within some
 * minutes; its default is the specification's (§5).
 */
export function Chat({ order, reader }: { order: Order; reader: Reader }) {
  const me = useUser();
  const [reporting, setReporting] = useState(false);
  const helper = capital(helperOf(order).name);
  const isBooster = reader === 'booster';
  const other = isBooster ? order.customer.displayName : (order.booster?.displayName ?? helper);
  return (
    <section className="panel chat" id="sohbet" aria-label="Sohbet">
      <div className="row chat__who">
        <span className="ava" aria-hidden="true">
          {initialsOf(other)}
        </span>
        <div className="chat__name">
          <h2 className="panel__t">
            {order.booster && !isBooster ? (
              <Link className="quiet-link" to={paths.boosterProfile(order.booster.id)}>
                {other}
              </Link>
            ) : (
              other
            )}
          </h2>
          <span className="tiny dim">{isBooster ? 'Müşteri' : helper}</span>
        </div>
        <Button kind="g" size="sm" icon aria-label="Mesaj bildir" onClick={() => setReporting(true)}>
          <Flag className="ic" aria-hidden="true" />
        </Button>
      </div>
      <ChatLog order={order} me={me} reader={reader} />
      {order.allowed.message ? (
        <ChatWriter key={order.id} orderId={order.id} me={me?.id} kind={kindOf(order, reader, 'message')} />
      ) : (
        <p className="hint chat__closed">Bu sipariş için sohbet kapalı. Yazılanları okuyabilirsin.</p>
      )}
      <Suspense>
        {reporting && <ReportMessage orderId={order.id} me={me?.id} close={() => setReporting(false)} />}
      </Suspense>
    </section>
  );
}
