import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useCloseNotification } from 'react-admin';
import { focusHead } from './kept-focus.ts';

/** The undo button in a toast. It runs the opposite command once. */
export function UndoButton({ undo }: { undo: () => void }) {
  const close = useCloseNotification();
  const pressed = useRef(false);
  const press = () => {
    if (pressed.current) return;
    pressed.current = true;
    // the toast closes and takes the focused button with it
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
