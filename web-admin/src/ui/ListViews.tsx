import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useListContext } from 'react-admin';

/** A choice above a list: a filter and a sort order. */
export interface ListView {
  readonly label: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

const partOf = (names: readonly string[], values: Readonly<Record<string, unknown>>) =>
  JSON.stringify(names.map((name) => values[name]));

/** Switches between views. A view replaces the filters of another view and keeps all other filters. */
export function ListViews({ views }: { views: readonly ListView[] }) {
  const { filterValues, displayedFilters, setFilters, setSort } = useListContext();
  const names = [...new Set(views.flatMap(({ filter }) => Object.keys(filter)))];
  const choose = ({ filter, sort }: ListView) => {
    const others = Object.entries(filterValues).filter(([name]) => !names.includes(name));
    setFilters({ ...Object.fromEntries(others), ...filter }, displayedFilters);
    setSort(sort);
  };
  return (
    <Stack
      component="fieldset"
      direction="row"
      aria-label="Görünüm"
      sx={{ flexWrap: 'wrap', gap: 1, p: 1.5, m: 0, border: 0 }}
    >
      {views.map((view) => {
        const chosen = partOf(names, view.filter) === partOf(names, filterValues);
        return (
          <Chip
            key={view.label}
            label={view.label}
            onClick={() => choose(view)}
            variant={chosen ? 'filled' : 'outlined'}
            color={chosen ? 'primary' : 'default'}
            aria-pressed={chosen}
          />
        );
      })}
    </Stack>
  );
}
