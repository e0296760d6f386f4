import { TicketPercent } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Choices } from '../draft/choices.ts';
import type { DraftAction, DraftState } from '../draft/state.ts';

/** The field was asked for by the button that it takes the place of. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** The code that the price has in it; a typed one takes the promotion's place. */
export default function Coupon({
  draft,
  dispatch,
}: {
  draft: DraftState<Choices>;
  dispatch: (action: DraftAction<Choices>) => void;
}) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const applied = draft.coupon && draft.summary.some((line) => line.code === 'coupon') ? draft.coupon : null;
  const own = draft.data.coupon !== '';

  const apply = () => {
    if (typed.trim() === '') return;
    dispatch({ type: 'set', fields: { coupon: typed.trim() } });
    setOpen(false);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };

  return (
    <div className="sum__coupon stack-2">
      {applied && (
        <div className="spread small coupon">
          <span className="row">
            <TicketPercent className="ic" aria-hidden="true" /> {applied}
          </span>
          {own && (
            <button type="button" className="link" onClick={() => dispatch({ type: 'clear', fields: { coupon: '' } })}>
              Kaldır
            </button>
          )}
        </div>
      )}
      {draft.couponRefusal && (
        <span className="err" role="alert">
          {draft.couponRefusal}
        </span>
      )}
      {open ? (
        <div className="row">
          <input
            className="input"
            aria-label="Kupon kodu"
            placeholder="Kupon kodu"
            maxLength={40}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            ref={focus}
          />
          <Button onClick={apply}>Uygula</Button>
        </div>
      ) : (
        <button type="button" name="coupon" className="link small coupon__open" onClick={() => setOpen(true)}>
          {applied ? 'Başka kupon kullan' : 'Kupon kodum var'}
        </button>
      )}
    </div>
  );
}
