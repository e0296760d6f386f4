import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useInput } from 'react-admin';

/** A slider for a percentage. It shows `initial` until it is moved; only then does the form have a value. */
export function Percent({
  source,
  initial,
  label,
  step = 5,
}: {
  source: string;
  initial: number;
  label: string;
  step?: number;
}) {
  const { field } = useInput({ source });
  const labelId = useId();
  const value = typeof field.value === 'number' ? field.value : initial;
  return (
    <Stack sx={{ px: 1 }}>
      <Typography id={labelId}>
        {label}: %{value}
      </Typography>
      <Slider
        aria-labelledby={labelId}
        value={value}
        onChange={(_, percent) => field.onChange(percent)}
        getAriaValueText={(percent) => `yüzde ${percent}`}
        step={step}
        min={0}
        max={100}
      />
    </Stack>
  );
}
