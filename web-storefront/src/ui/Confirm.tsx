import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';
import { Refused } from './Refused.tsx';

/** Asks for confirmation before an action. The button names the action. */
export function Confirm({
  title,
  action,
  kind = 'p',
  busy,
  error,
  onConfirm,
  close,
  children,
}: {
  title: string;
  action: string;
  kind?: 'p' | 'd';
  busy: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  close: () => void;
  children?: ReactNode;
}) {
  return (
    <Modal
      title={title}
      warn={kind === 'd'}
      close={close}
      action={
        <Button kind={kind} busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      }
    >
      {children}
      <Refused why={error} />
    </Modal>
  );
}
