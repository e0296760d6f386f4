import { Confirm } from '../../ui/Confirm.tsx';
import { Money } from '../../ui/Money.tsx';
import type { usePlaceOrder } from './use-place-order.ts';

/** The price has changed and nothing was charged: asks whether to order at the new price. */
export default function PriceChanged({ placing }: { placing: ReturnType<typeof usePlaceOrder> }) {
  const { changed } = placing;
  return (
    changed && (
      <Confirm
        title="Fiyat değişti"
        action="Yeni fiyatla siparişi ver"
        busy={placing.busy}
        error={placing.error}
        onConfirm={() => placing.place(changed.now.amount)}
        close={placing.declineChange}
      >
        <p>
          {changed.reason === null ? 'Sen seçerken fiyat' : `${changed.reason} Fiyat`} <Money value={changed.before} />{' '}
          iken <Money value={changed.now} className="strong" /> oldu. Senden henüz bir şey alınmadı.
        </p>
      </Confirm>
    )
  );
}
