import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatLongDay, type Period, today } from '../lib/days.ts';
import { choices } from '../lib/words.ts';
import { faultOf, spans, useChosen } from './period.ts';

/** The choice of the page's days and game. */
export function PeriodChoice() {
  const { chosen, chooseSpan, choosePeriod, chooseGame } = useChosen();
  const [own, setOwn] = useState(chosen.span === 'own');
  return (
    <Stack component="section" aria-label="Dönem" sx={{ gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={own ? 'own' : chosen.span}
          aria-label="Gün aralığı"
          sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { minHeight: 40, px: { xs: 0.75, sm: 1.5 } } }}
          onChange={(_, span: string | null) => {
            if (span === null) return;
            setOwn(span === 'own');
            if (span !== 'own') chooseSpan(span);
          }}
        >
          {['today', '7', '30', '90', 'month', 'own'].map((span) => (
            <ToggleButton key={span} value={span}>
              {spans[span as keyof typeof spans]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          select
          fullWidth={false}
          margin="none"
          label="Oyun"
          value={chosen.game ?? ''}
          onChange={({ target }) => chooseGame(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 176 }}
        >
          <MenuItem value="">Tüm oyunlar</MenuItem>
          {choices.game.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {own && <OwnPeriod period={chosen.period} choose={choosePeriod} />}
      <Typography color="text.secondary" variant="body2">
        {formatLongDay(chosen.period.from)}
        {chosen.period.from === chosen.period.to ? '' : ` – ${formatLongDay(chosen.period.to)}`}
        {chosen.game && '; ödemeler, destek talepleri ve booster’lar tüm oyunlardan'}
      </Typography>
    </Stack>
  );
}

/** Both dates are validated together. An invalid range changes nothing. */
function OwnPeriod({ period, choose }: { period: Period; choose: (period: Period) => void }) {
  const [typed, setTyped] = useState(period);
  const complete = typed.from !== '' && typed.to !== '';
  const fault = complete ? faultOf(typed) : null;
  const type = (change: Partial<Period>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (next.from !== '' && next.to !== '' && faultOf(next) === null) choose(next);
  };
  const shared = { type: 'date', margin: 'none', fullWidth: false, error: fault !== null } as const;
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      <TextField
        {...shared}
        label="Başlangıç"
        value={typed.from}
        onChange={({ target }) => type({ from: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
      />
      <TextField
        {...shared}
        label="Bitiş"
        value={typed.to}
        onChange={({ target }) => type({ to: target.value })}
        helperText={fault}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
      />
    </Stack>
  );
}
