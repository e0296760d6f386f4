import { useQuery } from '@tanstack/react-query';
import { Refused } from '../../ui/Refused.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { explain } from '../../lib/api.ts';
import { profileQuery } from './queries.ts';
import { useOwnChange } from './use-own-change.ts';

/** Whether customers may offer orders to the booster, and whether the panel tells of new ones in the pool. */
export function TakesOrders() {
  const profile = useQuery(profileQuery).data;
  const change = useOwnChange();
  if (!profile) return null;
  // shows the new state at once; a refusal brings the old one back
  const takesOrders = change.isPending ? change.asked?.takesOrders : profile.takesOrders;
  return (
    <div className="takes-orders">
      <Switch
        title="Sipariş alıyorum"
        note={
          takesOrders !== false
            ? 'Müşteriler seni seçebilir.'
            : 'Müşteriler seni seçemez; havuz haberi de gelmez. Daha önce seçildiğin siparişler bir saat sana açık kalır.'
        }
        price=""
        checked={takesOrders !== false}
        onChange={(on) => change.run({ takesOrders: on })}
      />
      <Refused why={change.error ? explain(change.error) : undefined} />
    </div>
  );
}
