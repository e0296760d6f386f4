import { TicketPercent } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FieldError, Field } from '../../ui/Field.tsx';
import type { Choices } from '../draft/choices.ts';
import type { DraftAction, DraftState } from '../draft/state.ts';

/**
 * The coupon in the price. A typed code replaces the promotional one; a refused code stays in the field, so that it can
 * be corrected.
 */
export default function Coupon({
  draft,
  dispatch,
}: {
  draft: DraftState<Choices>;
  dispatch: (action: DraftAction<Choices>) => void;
}) {
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const applied = draft.coupon && draft.summary.some((line) => line.code === 'coupon') ? draft.coupon : null;
  const own = applied !== null && draft.data.coupon === applied;
  const code = typed.trim();
  const sent = code !== '' && draft.data.coupon === code;
  const taken = sent && draft.coupon === code;
  const open = asked && !taken;

  useEffect(() => {
    if (open) field.current?.focus();
    // the field was removed while it had the focus
    else if (taken && document.activeElement === document.body) remove.current?.focus();
  }, [open, taken]);

  const ask = () => {
    setAsked(true);
    setTyped('');
  };
  const apply = () => {
    field.current?.focus();
    if (code !== '') dispatch({ type: 'set', fields: { coupon: code } });
  };
  const withdraw = () => {
    setAsked(false);
    dispatch({ type: 'clear', fields: { coupon: '' } });
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
            <button type="button" className="link" ref={remove} onClick={withdraw}>
              Kaldır
            </button>
          )}
        </div>
      )}
      {open ? (
        <Field label="Kupon kodu" error={draft.couponRefusal ?? undefined}>
          {(wiring) => (
            <div className="row">
              <input
                {...wiring}
                className="input"
                maxLength={40}
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={onKeyDown}
                ref={field}
              />
              <Button busy={sent && draft.loading} onClick={apply}>
                Uygula
              </Button>
            </div>
          )}
        </Field>
      ) : (
        <>
          {draft.couponRefusal && <FieldError>{draft.couponRefusal}</FieldError>}
          <button type="button" name="coupon" className="link small coupon__open" onClick={ask}>
            {applied ? 'Başka kupon kullan' : 'Kupon kodum var'}
          </button>
        </>
      )}
    </div>
  );
}
