import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useNotify } from 'react-admin';

interface ShowOnceProps {
  readonly title: string;
  readonly explanation: string;
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that is shown once and cannot be read again. Only the button closes the dialog. */
export function ShowOnce({ title, explanation, label, secret, onClose }: ShowOnceProps) {
  const titleId = useId();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify('Kopyalandı', { type: 'success' }),
      () => notify('Kopyalanamadı. Seçip kendin kopyala.', { type: 'warning' }),
    );
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{explanation}</DialogContentText>
        <TextField
          label={label}
          value={secret}
          multiline
          slotProps={{
            input: { readOnly: true },
            htmlInput: { sx: { fontFamily: 'monospace', wordBreak: 'break-all' } },
          }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => void copy()}>Kopyala</Button>
        <Button variant="contained" onClick={onClose}>
          Kaydettim, kapat
        </Button>
      </DialogActions>
    </Dialog>
  );
}
