import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useListContext } from 'react-admin';

const byWait = { field: 'waitingSince', order: 'ASC' } as const;
const byChange = { field: 'updatedAt', order: 'DESC' } as const;

/** What the desk looks at; whoever has waited longest comes first. */
const views = [
  { label: 'Yanıt bekleyen', filter: { waiting: true }, sort: byWait },
  { label: 'Yanıtlanan', filter: { status: 'open', answered: true }, sort: byChange },
  { label: 'Kapalı', filter: { status: 'closed' }, sort: byChange },
  { label: 'Çöp', filter: { status: 'trash' }, sort: byChange },
  { label: 'Tümü', filter: {}, sort: byChange },
] as const;
export const [firstView] = views;

const partOf = ({ waiting, status, answered }: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ waiting, status, answered });

export function TicketViews() {
  const { filterValues, displayedFilters, setFilters, setSort } = useListContext();
  const choose = ({ filter, sort }: (typeof views)[number]) => {
    const { waiting: _, status: __, answered: ___, ...rest } = filterValues;
    setFilters({ ...rest, ...filter }, displayedFilters);
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
        const chosen = partOf(view.filter) === partOf(filterValues);
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
