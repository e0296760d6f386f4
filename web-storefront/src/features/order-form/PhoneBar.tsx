import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { tryOf } from '../../lib/money.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Price } from '../../ui/Money.tsx';
import { OldPrice } from '../draft/OldPrice.tsx';
import type { Choices } from '../draft/choices.ts';
import { toDraft } from '../draft/forms.ts';
import { shownPrice, type DraftState } from '../draft/state.ts';
import { describe } from '../order/describe.ts';
import { Breakdown, durationOf, PlaceButton, type SummaryProps } from './Summary.tsx';

/** The summary on phones: the price and the button at the bottom of the screen. A tap on the price opens the rest. */
export function PhoneBar(summary: SummaryProps) {
  const { draft, dispatch, placing } = summary;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const retry = () => dispatch({ type: 'retry' });
  const failed = draft.failure !== null && !draft.loading;
  // the dialogs that may follow are not opened above the sheet
  const fromSheet = {
    busy: placing.busy,
    place() {
      close();
      placing.place();
    },
  };
  return (
    <div className="bar-m">
      {placing.error && (
        <Alert tone="bad" announce>
          {placing.error}
        </Alert>
      )}
      <div className="bar-m__row">
        {failed ? (
          <>
            <span className="small" role="alert">
              Fiyat hesaplanamadı
            </span>
            <Button onClick={retry}>Yeniden hesapla</Button>
          </>
        ) : (
          <>
            <button
              type="button"
              name="summary"
              className="bar-m__sum"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <span className="vh">Sipariş özetini aç: </span>
              <Amount draft={draft} />
            </button>
            <PlaceButton draft={draft} placing={placing} />
          </>
        )}
      </div>
      {open && (
        <Modal title="Sipariş özeti" close={close} footer={<PlaceButton draft={draft} placing={fromSheet} large />}>
          <div className="sum sum--sheet" aria-busy={draft.loading}>
            <Breakdown draft={draft} dispatch={dispatch} />
          </div>
        </Modal>
      )}
    </div>
  );
}

/** How much is ordered, for how much; or what must be chosen before there is a price. */
function Amount({ draft }: { draft: DraftState<Choices> }) {
  const price = shownPrice(draft);
  if (draft.missing !== null && !draft.loading) return <span className="small">{draft.missing}</span>;
  const { amount } = describe(toDraft(draft.data, null));
  return (
    <>
      <span className="bar-m__what tiny dim">
        <span className="bar-m__amount">{[amount, durationOf(draft)].filter(Boolean).join(' · ')}</span>
        <ChevronRight className="ic bar-m__up" aria-hidden="true" />
      </span>
      <span className="bar-m__prices" aria-live="polite" aria-atomic="true" aria-busy={draft.loading}>
        <span className="price bar-m__price">{price === null ? '—' : <Price value={tryOf(price)} />}</span>{' '}
        <OldPrice draft={draft} />
      </span>
    </>
  );
}
