import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { orderStates, type OrderState } from '#contract/vocabulary.ts';
import { useListContext } from 'react-admin';
import { ordersSort } from '../../lib/list-path.ts';
import { orderMarks, ordersWait } from '../../lib/order-waits.ts';
import { orderStateLabels } from '#contract/order/words.tr.ts';

/** An order marked `suspected` does not have to wait, so this filter does not change the list's sort order. */
const marks = [...orderMarks, { filter: 'suspected', label: 'Şüpheli' }];

/** Filters the list by states and by conditions that need attention. Without a choice all orders are shown. */
export function StateFilter() {
  const { filterValues, displayedFilters, setFilters, setSort } = useListContext();
  const show = (filter: Readonly<Record<string, unknown>>) => {
    setFilters(filter, displayedFilters);
    if (ordersWait(filter) !== ordersWait(filterValues)) setSort(ordersSort(filter));
  };
  const chosen = [filterValues.state ?? []].flat() as OrderState[];
  const toggle = (state: OrderState) => {
    const states = chosen.includes(state) ? chosen.filter((other) => other !== state) : [...chosen, state];
    const { state: _, ...rest } = filterValues;
    show(states.length > 0 ? { ...rest, state: states } : rest);
  };
  const toggleMark = (mark: string) => {
    const { [mark]: marked, ...rest } = filterValues;
    show(marked ? rest : { ...rest, [mark]: true });
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
      {marks.map(({ filter, label }) => (
        <Chip
          key={filter}
          label={label}
          onClick={() => toggleMark(filter)}
          variant={filterValues[filter] ? 'filled' : 'outlined'}
          color={filterValues[filter] ? 'error' : 'default'}
          aria-pressed={Boolean(filterValues[filter])}
        />
      ))}
    </Stack>
  );
}
