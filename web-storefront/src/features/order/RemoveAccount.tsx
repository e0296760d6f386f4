import { api } from '../../lib/api.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { accountWords } from './account-words.ts';
import type { Order } from './describe.ts';
import { useOrderCommand } from './use-order-command.ts';

/** The customer removes the game account; the order then waits for another one. */
export default function RemoveAccount({ order, close }: { order: Order; close: () => void }) {
  const words = accountWords(order);
  const remove = useOrderCommand<undefined>(
    order.id,
    'remove-account',
    () => api.call('DELETE /orders/:id/game-account', { params: { id: order.id } }),
    { said: `${words.name} kaldırıldı`, done: close, failed: `${words.name} kaldırılamadı, sayfayı yenile.` },
  );
  return (
    <Confirm
      title={`${words.name} kaldırılsın mı?`}
      action={words.remove}
      kind="d"
      busy={remove.busy}
      error={remove.error}
      onConfirm={() => remove.run(undefined)}
      close={close}
    >
      <p className="muted">Sipariş yeniden {words.awaited} bekler; o sırada booster aranmaz.</p>
    </Confirm>
  );
}
