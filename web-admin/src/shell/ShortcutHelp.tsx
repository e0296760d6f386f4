import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { usePlaces } from './places.ts';
import { useShortcutsOn } from './use-shortcuts.ts';

const everywhere: readonly Row[] = [
  { keys: ['Ctrl', 'K'], does: 'Ara ya da git' },
  { keys: ['?'], does: 'Bu kısayolları göster' },
  { keys: ['Esc'], does: 'Açık pencereyi kapat' },
];
const inLists: readonly Row[] = [
  { keys: ['/'], does: 'Listede ara' },
  { keys: ['j'], does: 'Sonraki kayıt' },
  { keys: ['k'], does: 'Önceki kayıt' },
  { keys: ['Enter'], does: 'Kaydı aç' },
  { keys: ['n'], does: 'Yeni kayıt' },
];

interface Row {
  readonly keys: readonly string[];
  readonly does: string;
}

interface ShortcutHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All shortcuts, and the switch that disables those without a modifier key (WCAG 2.1.4). */
export function ShortcutHelp({ open, onClose }: ShortcutHelpProps) {
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const [on, setOn] = useShortcutsOn();
  const leading = usePlaces().flatMap(({ letter, label }) => (letter ? [{ keys: ['g', letter], does: label }] : []));
  return (
    <Dialog open={open} onClose={onClose} fullScreen={fullScreen} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Klavye kısayolları</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={on} onChange={(_, checked) => setOn(checked)} />}
          label="Tek tuşlu kısayollar açık"
        />
        <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <div>
            <Keys heading="Her yerde" rows={everywhere} />
            <Keys heading="Listelerde" rows={inLists} />
          </div>
          <Keys heading="Listeye git" rows={leading} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Kapat</Button>
      </DialogActions>
    </Dialog>
  );
}

const Keys = ({ heading, rows }: { heading: string; rows: readonly Row[] }) => (
  <div>
    <Typography variant="h3" component="h3" sx={{ mt: 2, mb: 0.5 }}>
      {heading}
    </Typography>
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map(({ keys, does }) => (
        <Box
          key={does}
          sx={(theme) => ({
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 0.75,
            borderBottom: `1px solid ${theme.tokens.line}`,
          })}
        >
          <dt>{does}</dt>
          <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, flex: 'none' }}>
            {keys.map((key) => (
              <Box
                key={key}
                component="kbd"
                sx={(theme) => ({
                  fontFamily: 'inherit',
                  fontSize: '0.8125rem',
                  px: 0.75,
                  border: `1px solid ${theme.tokens.lineControl}`,
                  borderRadius: 1,
                })}
              >
                {key}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  </div>
);
