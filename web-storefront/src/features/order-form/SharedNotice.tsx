import { X } from 'lucide-react';
import { formatMoney, tryOf } from '../../lib/money.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { shownPrice, type DraftState } from '../draft/state.ts';

/** Compares the shared price with the current price, once the current price is known. */
function priceNews(then: number | null, now: number | null): string | null {
  if (then === null || now === null) return null;
  if (then === now) return 'Fiyatı paylaşıldığından beri değişmedi.';
  return `Bu bağlantı paylaşıldığında fiyat ${formatMoney(tryOf(then))} idi, şimdi ${formatMoney(tryOf(now))}.`;
}

/** Tells that the draft came from a shared link, and what has changed since the link was made. */
export function SharedNotice({ draft, close }: { draft: DraftState; close: () => void }) {
  const { shared, loading } = draft;
  if (!shared) return null;
  const news = priceNews(shared.price, loading ? null : shownPrice(draft));
  return (
    <div className="shared">
      <Alert tone={shared.lost.length > 0 ? 'warn' : 'info'} announce>
        Paylaşılan bir siparişi açtın. {news}
        {shared.lost.length > 0 && (
          <>
            <br />
            Artık seçilemeyenlerin yerine başkası kondu: {shared.lost.join('; ')}.
          </>
        )}
      </Alert>
      <Button kind="g" size="sm" icon aria-label="Bildirimi kapat" onClick={close}>
        <X className="ic" aria-hidden="true" />
      </Button>
    </div>
  );
}
