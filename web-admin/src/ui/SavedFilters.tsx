import BookmarkAddOutlinedIcon from '@mui/icons-material/BookmarkAddOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { AddSavedQueryDialog, RemoveSavedQueryDialog } from 'react-admin';
import { extractValidSavedQueries, type SavedQuery, useListContext, useNavigate, useSavedQueries } from 'react-admin';

/** The same whatever the order in which its fields were set. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const searchOf = ({ filter, sort, perPage, displayedFilters }: SavedQuery['value']) =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayedFilters),
    ...(sort && { sort: sort.field, order: sort.order }),
    page: '1',
    perPage: String(perPage),
  }).toString();

/** What somebody has kept of this list, one press away; and what they look at now, to be kept under a name. */
export function SavedFilters({ defaults = {} }: { defaults?: Readonly<Record<string, unknown>> }) {
  const { resource, filterValues, displayedFilters, sort, perPage } = useListContext();
  const [kept] = useSavedQueries(resource);
  const [asked, setAsked] = useState<'name' | 'removal' | null>(null);
  const navigate = useNavigate();
  const queries = extractValidSavedQueries(kept);
  const now = asText({ filter: filterValues, sort, perPage, displayedFilters });
  const current = queries.find(({ value }) => asText(value) === now);
  const worthKeeping = !current && ![asText({}), asText(defaults)].includes(asText(filterValues));
  const close = () => setAsked(null);
  return (
    <>
      {(queries.length > 0 || worthKeeping) && (
        <Stack
          component="fieldset"
          direction="row"
          aria-label="Kayıtlı filtreler"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5, pb: 0, m: 0, border: 0 }}
        >
          {queries.map((query) => (
            <Chip
              key={asText(query)}
              label={query.label}
              onClick={() => navigate({ search: searchOf(query.value) })}
              variant={query === current ? 'filled' : 'outlined'}
              color={query === current ? 'primary' : 'default'}
              aria-pressed={query === current}
            />
          ))}
          {worthKeeping && (
            <Button size="small" startIcon={<BookmarkAddOutlinedIcon />} onClick={() => setAsked('name')}>
              Filtreyi kaydet
            </Button>
          )}
          {current && (
            <Button size="small" onClick={() => setAsked('removal')}>
              Bu kaydı kaldır
            </Button>
          )}
        </Stack>
      )}
      <AddSavedQueryDialog open={asked === 'name'} onClose={close} />
      <RemoveSavedQueryDialog open={asked === 'removal'} onClose={close} />
    </>
  );
}
