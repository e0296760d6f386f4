import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { LeaveTyped } from './LeaveTyped.tsx';

export interface ModalProps {
  title: string;
  warn?: boolean;
  close: () => void;
  /** The main button. A cancel button is added beside it. */
  action?: ReactNode;
  /** All buttons, if they differ from the main button and the cancel button. */
  footer?: ReactNode;
  children: ReactNode;
  /** The element that gets the focus back; by default the one that had it when the modal was rendered. */
  opener?: HTMLElement | null | undefined;
}

/** The modal with its focus trap, in a chunk of its own that is loaded with the first modal. */
export default function ModalWindow({ title, warn = false, close, action, footer, children, opener }: ModalProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const fields = useRef(new Set<TextField>());
  const [leaving, setLeaving] = useState(false);
  const wrote = (event: FormEvent) => isTextField(event.target) && fields.current.add(event.target);
  const holdsText = () => [...fields.current].some(({ isConnected, value }) => isConnected && value.trim() !== '');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className={warn ? 'modal is-warn' : 'modal'}
          aria-describedby={undefined}
          onInput={wrote}
          // a press outside the modal is easily an accident
          onInteractOutside={(event) => holdsText() && event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (!holdsText()) return;
            event.preventDefault();
            setLeaving(!leaving);
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            titleRef.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener?.isConnected) opener.focus();
          }}
        >
          <div className="modal__h spread">
            <Dialog.Title ref={titleRef} tabIndex={-1}>
              {title}
            </Dialog.Title>
            <Dialog.Close className="btn btn-g btn-i btn-sm" aria-label="Kapat">
              <X className="ic" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="modal__b">{children}</div>
          {leaving ? (
            <div className="modal__f">
              <LeaveTyped leave={close} stay={() => setLeaving(false)} />
            </div>
          ) : (
            (action || footer) && (
              <div className="modal__f">
                {action && (
                  <Button kind="g" onClick={close}>
                    Vazgeç
                  </Button>
                )}
                {action}
                {footer}
              </div>
            )
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type TextField = HTMLInputElement | HTMLTextAreaElement;
/**
 * Input types whose content is discarded without asking. A password is one of them, because it is quickly typed again.
 */
const notTyped = ['checkbox', 'radio', 'range', 'file', 'password'];

const isTextField = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !notTyped.includes(target.type));
