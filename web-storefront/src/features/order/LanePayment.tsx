import { laneLabels } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { api } from '../../lib/api.ts';
import { pageQuery } from '../../lib/lists.ts';
import { formatMoney } from '../../lib/money.ts';
import { useNow } from '../../lib/use-now.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { keys } from '../keys.ts';
import type { TopUp } from '../wallet/payment-view.ts';
import { refetchOrder } from './queries.ts';

const POLL_MS = 5000;
/** The number of payments that are loaded. More than this can't be open at once. */
const MOST = 20;

/** The pending card payments that would change this order's lane, with links to their payment pages. */
export default function LanePayment({ orderId }: { orderId: string }) {
  const { data: waiting = [] } = useQuery({
    queryKey: [...keys.topUps, 'lane', orderId],
    queryFn: async ({ signal }) => {
      const query = pageQuery(0, { state: 'pending' }, MOST);
      return (await api.call('GET /top-ups', { query, signal })).filter(({ lane }) => lane?.orderId === orderId);
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && data.length > 0 ? POLL_MS : false),
  });
  const count = waiting.length;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) refetchOrder(orderId); // a payment has ended: the lane may have changed
    before.current = count;
  }, [count, orderId]);
  return waiting.map((topUp) => <Waiting key={topUp.id} topUp={topUp} />);
}

function Waiting({ topUp: { id, amount, lane, frameUrl, expiresAt } }: { topUp: TopUp }) {
  const closes = Date.parse(expiresAt);
  const open = useNow(closes) < closes && frameUrl !== undefined;
  if (!lane) return null;
  return (
    <Alert tone="warn">
      <div className="stack-2">
        <p>
          Koridor için {formatMoney(amount)} tutarında kart ödemen bekliyor: {lane.champion ?? laneLabels[lane.lane]}.{' '}
          {open
            ? 'Ödeme onaylanınca koridor kendiliğinden değişir.'
            : 'Kart sayfasının süresi doldu; ödediysen onayı bekleniyor, ödemediysen ücret alınmaz.'}
        </p>
        <div>
          <ButtonLink size="sm" to={open ? paths.paytr(id) : paths.paymentSuccess(id)}>
            {open ? 'Ödemeye dön' : 'Ödemenin durumu'}
          </ButtonLink>
        </div>
      </div>
    </Alert>
  );
}
