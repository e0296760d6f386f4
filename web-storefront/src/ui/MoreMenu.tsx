import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from './Button.tsx';

export interface MoreAction {
  readonly label: string;
  readonly run: () => void;
}

/** A button that shows rarer actions below it. A press or the focus beside it, Escape and the choice of an action close it. */
export function MoreMenu({ label, actions }: { label: string; actions: readonly MoreAction[] }) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    const beside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', beside, true);
    return () => removeEventListener('pointerdown', beside, true);
  }, [open]);
  const close = () => {
    setOpen(false);
    trigger.current?.focus(); // a modal that an action opens gives the focus back to this button
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in any of its buttons
    <div ref={frame} className="more" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button ref={trigger} size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label} <ChevronDown className="ic" aria-hidden="true" />
      </Button>
      {open && (
        <ul id={id} className="more__list">
          {actions.map((action) => (
            <li key={action.label}>
              <button
                type="button"
                onClick={() => {
                  close();
                  action.run();
                }}
              >
                {action.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
