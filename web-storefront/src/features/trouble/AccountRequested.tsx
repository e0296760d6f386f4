import { api } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Refused } from '../../ui/Refused.tsx';
import type { Order } from '../order/describe.ts';
import { useOrderCommand } from '../order/use-order-command.ts';
import type { Reader } from '../order/work-kinds.ts';

/** The request to continue the order on another game account. Staff decide it. */
export function AccountRequested({ order, reader }: { order: Order; reader: Reader }) {
  const { id, accountRequest, allowed } = order;
  const withdraw = useOrderCommand<undefined>(
    id,
    'account-request.withdraw',
    () => api.call('DELETE /orders/:id/account-request', { params: { id } }),
    { said: 'Sipariş aynı hesapla sürüyor' },
  );
  if (!accountRequest) return null;
  return (
    <section className="panel stack-2" aria-label="Hesap değişikliği isteği">
      <Alert tone="warn">
        {reader === 'customer'
          ? 'Başka bir oyun hesabı istedin. İlerleme korunduğu için yeni hesaba biz bakıyoruz; karar verene kadar sipariş bekler.'
          : 'Müşteri başka bir oyun hesabı istiyor. Biz karar verene kadar bu siparişte oynama.'}
      </Alert>
      {allowed.endAccountRequest && (
        <div>
          <Button size="sm" busy={withdraw.busy} onClick={() => withdraw.run(undefined)}>
            Vazgeç, aynı hesapla sürsün
          </Button>
        </div>
      )}
      <Refused why={withdraw.error} />
    </section>
  );
}
