import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { AdminUser } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';

/** Gives a one-time password. It is shown once, here, and is kept nowhere. */
export function SetPassword({ user }: { user: AdminUser }) {
  const [password, setPassword] = useState<string | null>(null);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <CommandDialog<object, { password: string }>
        action="setPassword"
        label="Şifre ver"
        title={`${name}: tek kullanımlık şifre`}
        explanation="Bütün oturumları kapanır. Yeni şifreyle girdiğinde kendi şifresini belirlemesi istenir."
        submitLabel="Şifre üret"
        run={(provider) => provider.setPassword({ userId: user.id })}
        done="Tek kullanımlık şifre üretildi"
        onDone={(answer) => setPassword(answer.password)}
      />
      {password !== null && <ShowOnce name={name} password={password} onClose={() => setPassword(null)} />}
    </>
  );
}

function ShowOnce({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => notify('Şifre kopyalandı', { type: 'success' }),
      () => notify('Kopyalanamadı. Şifreyi seçip kopyala.', { type: 'warning' }),
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{name} için şifre</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>Bu şifre yalnız şimdi gösterilir.</DialogContentText>
        <TextField
          label="Tek kullanımlık şifre"
          value={password}
          slotProps={{ input: { readOnly: true }, htmlInput: { sx: { fontFamily: 'monospace' } } }}
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
