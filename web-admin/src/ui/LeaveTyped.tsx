import MuiButton from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';

interface LeaveTypedProps {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Replaces a dialog's buttons after Escape: asks before input is discarded. */
export function LeaveTyped({ leave, stay }: LeaveTypedProps) {
  const textId = useId();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const writtenIn = document.activeElement;
    back.current?.focus();
    return () => {
      if (writtenIn instanceof HTMLElement) writtenIn.focus();
    };
  }, []);
  return (
    <>
      <Typography id={textId} role="alert" sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}>
        Yazdıkların kaydedilmedi. Silinsin mi?
      </Typography>
      <MuiButton color="error" onClick={leave} aria-describedby={textId}>
        Sil ve kapat
      </MuiButton>
      <MuiButton ref={back} variant="contained" onClick={stay} aria-describedby={textId}>
        Yazmaya dön
      </MuiButton>
    </>
  );
}
