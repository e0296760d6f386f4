import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { orderStates, type OrderState } from '#contract/vocabulary.ts';
import { useListContext } from 'react-admin';
import { orderStateLabels } from '../../lib/words.ts';

/** Which states the list shows, and whether only those that take longer than was said; none chosen shows all. */
export function StateFilter() {
  const { filterValues, setFilters } = useListContext();
  const chosen = [filterValues.state ?? []].flat() as OrderState[];
  const toggle = (state: OrderState) => {
    const states = chosen.includes(state) ? chosen.filter((other) => other !== state) : [...chosen, state];
    const { state: _, ...rest } = filterValues;
    setFilters(states.length > 0 ? { ...rest, state: states } : rest);
  };
  const toggleLate = () => {
    const { late, ...rest } = filterValues;
    setFilters(late ? rest : { ...rest, late: true });
  };
  return (
    <Stack
      component="fieldset"
      direction="row"
      aria-label="Durum"
      sx={{ flexWrap: 'wrap', gap: 1, p: 1.5, m: 0, border: 0 }}
    >
      {orderStates.map((state) => (
        <Chip
          key={state}
          label={orderStateLabels[state].label}
          onClick={() => toggle(state)}
          variant={chosen.includes(state) ? 'filled' : 'outlined'}
          color={chosen.includes(state) ? 'primary' : 'default'}
          aria-pressed={chosen.includes(state)}
        />
      ))}
      <Chip
        label="Geciken"
        onClick={toggleLate}
        variant={filterValues.late ? 'filled' : 'outlined'}
        color={filterValues.late ? 'error' : 'default'}
        aria-pressed={Boolean(filterValues.late)}
      />
    </Stack>
  );
}
