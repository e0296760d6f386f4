import { useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';

/** Replaces a modal's buttons after Escape: asks before typed text is lost. */
export function LeaveTyped({ leave, stay }: { leave: () => void; stay: () => void }) {
  const textId = useId();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const field = document.activeElement;
    back.current?.focus();
    return () => {
      if (field instanceof HTMLElement) field.focus();
    };
  }, []);
  return (
    <>
      <p id={textId} role="alert">
        Yazdıkların gönderilmedi. Silinsin mi?
      </p>
      <Button kind="d" onClick={leave} aria-describedby={textId}>
        Sil ve kapat
      </Button>
      <Button kind="p" ref={back} onClick={stay} aria-describedby={textId}>
        Yazmaya dön
      </Button>
    </>
  );
}
