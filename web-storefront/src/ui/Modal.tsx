import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';

/**
 * A window over the page; a sheet from below on phones. It is there while it is rendered: focus starts on its title and
 * goes back to what opened it (Radix itself does that only for its own trigger).
 */
export function Modal({
  title,
  warn = false,
  close,
  footer,
  children,
  opener,
}: {
  title: string;
  warn?: boolean;
  close: () => void;
  footer?: ReactNode;
  children: ReactNode;
  /** What focus returns to; by default what had it when this was rendered. */
  opener?: HTMLElement | null | undefined;
}) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [active] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className={warn ? 'modal is-warn' : 'modal'}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            titleRef.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = opener ?? active;
            if (target instanceof HTMLElement && target.isConnected) target.focus();
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
          {footer && <div className="modal__f">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
