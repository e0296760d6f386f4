import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useCloseNotification } from 'react-admin';
import { focusHead } from './kept-focus.ts';

/** Beside what was done: takes it back by the command that does the contrary, once. */
export function UndoButton({ undo }: { undo: () => void }) {
  const close = useCloseNotification();
  const pressed = useRef(false);
  const press = () => {
    if (pressed.current) return;
    pressed.current = true;
    // the notice goes, and with it what has the focus
    focusHead();
    close();
    undo();
  };
  return (
    <Button color="inherit" size="small" onClick={press}>
      Geri al
    </Button>
  );
}
