import BookmarkAddOutlinedIcon from '@mui/icons-material/BookmarkAddOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { extractValidSavedQueries, HttpError, useNavigate, useSavedQueries, useStoreContext } from 'react-admin';
import { maxLength, required, type SavedQuery, TextInput, useListContext } from 'react-admin';
import { asText, nothingChosen } from './chosen-filters.ts';
import { OpenDialog } from './CommandDialog.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { useCommand } from './use-command.ts';

const searchOf = ({ filter, sort, perPage, displayedFilters }: SavedQuery['value']) =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayedFilters),
    ...(sort && { sort: sort.field, order: sort.order }),
    page: '1',
    perPage: String(perPage),
  }).toString();

/** A name must be unique and not blank. */
const nameIsFree = (queries: readonly SavedQuery[]) => (name?: string) => {
  const wanted = (name ?? '').trim();
  if (wanted === '') return 'Zorunlu';
  return queries.some(({ label }) => label === wanted) ? taken : undefined;
};
const taken = 'Bu adla kayıtlı bir filtren var.';

/** Changes the stored filters. Each change reads them first, because another tab may have changed them. */
function useKeeping(resource: string) {
  const { getItem, setItem } = useStoreContext();
  const key = `${resource}.savedQueries`;
  const now = () => extractValidSavedQueries(getItem<SavedQuery[]>(key) ?? []);
  const put = (query: SavedQuery, at = now().length) => {
    if (now().some(({ label }) => label === query.label)) throw new HttpError(taken, 409);
    setItem(key, now().toSpliced(at, 0, query));
  };
  /** Returns the filter's former position, for undo. */
  const remove = ({ label: unwanted }: SavedQuery) => {
    const at = now().findIndex(({ label }) => label === unwanted);
    setItem(
      key,
      now().filter(({ label }) => label !== unwanted),
    );
    return at < 0 ? undefined : at;
  };
  return { put, remove };
}

/** The saved filters of this list, and a button that saves the present filter under a name. */
export function SavedFilters({ defaults = {} }: { defaults?: Readonly<Record<string, unknown>> }) {
  const { resource, filterValues, displayedFilters, sort, perPage } = useListContext();
  const [kept] = useSavedQueries(resource);
  const { put, remove } = useKeeping(resource);
  const [asksName, setAsksName] = useState(false);
  const navigate = useNavigate();
  const queries = extractValidSavedQueries(kept);
  const now = asText({ filter: filterValues, sort, perPage, displayedFilters });
  const current = queries.find(({ value }) => asText(value) === now);
  const worthKeeping = !current && !nothingChosen(filterValues, defaults);
  const removing = useCommand<SavedQuery, number | undefined>({
    run: async (_, unwanted) => remove(unwanted),
    undo: async (_, unwanted, at) => put(unwanted, at),
    done: 'Filtre kayıtlardan kaldırıldı',
  });
  const bar = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={bar}>
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
            <Button size="small" startIcon={<BookmarkAddOutlinedIcon />} onClick={() => setAsksName(true)}>
              Filtreyi kaydet
            </Button>
          )}
          {current && (
            <Button size="small" onClick={() => void removing.send(current)}>
              Bu kayıtlı filtreyi kaldır
            </Button>
          )}
        </Stack>
      )}
      <OpenDialog<{ name: string }, void>
        open={asksName}
        onClose={() => setAsksName(false)}
        title="Filtreyi kaydet"
        explanation="Filtre ve sıralama bu tarayıcıda, listenin üstünde durur."
        submitLabel="Kaydet"
        run={async (_, { name }) =>
          put({ label: name.trim(), value: { filter: filterValues, sort, perPage, displayedFilters } })
        }
        done="Filtre kaydedildi"
      >
        <TextInput
          source="name"
          label="Filtrenin adı"
          validate={[required(), maxLength(60), nameIsFree(queries)]}
          helperText={false}
          autoComplete="off"
        />
      </OpenDialog>
    </div>
  );
}
