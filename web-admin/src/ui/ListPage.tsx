import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import AddIcon from '@mui/icons-material/Add';
import { Button, ColumnsButton, FilterButton, Link, List, TopToolbar, useCreatePath } from 'react-admin';
import { useCanAccess, useListContext, usePermissions, useResourceContext, useResourceDefinition } from 'react-admin';
import { NewRows } from '../live/NewRows.tsx';
import { may, type Person } from '../providers/permissions.ts';
import { useBackAtRow } from './back-at-row.ts';
import { EmptyList } from './EmptyList.tsx';
import { ExportButton } from './ExportButton.tsx';
import { LoadError } from './LoadError.tsx';
import { useFocusOnNewFilter } from './focus-new-filter.ts';
import { ListPagination } from './ListPagination.tsx';
import { type ListView, ListViews } from './ListViews.tsx';
import { SavedFilters } from './SavedFilters.tsx';

type Filter = ReactElement<{ readonly reference?: string }>;

interface ListPageProps {
  /** A filter by another resource, such as a person, is shown only to people who may list that resource. */
  readonly filters?: readonly Filter[];
  /** The list's default filter. */
  readonly filterDefaults?: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Choices above the rows, such as states. The first choice is the default. */
  readonly views?: readonly ListView[];
  readonly above?: ReactNode;
  /** The rows as a table, and as a list for phones. */
  readonly table: ReactNode;
  readonly compact: ReactNode;
  /** Commands that belong to no row, before the create button. */
  readonly commands?: ReactNode;
  /** The polling interval while the list is visible. */
  readonly refreshMs?: number;
}

/** A list with saved filters and selectable columns, by default with the newest rows first. */
export function ListPage({
  filters,
  views,
  filterDefaults = views?.[0]?.filter,
  sort = views?.[0]?.sort ?? { field: 'createdAt', order: 'DESC' },
  above,
  table,
  compact,
  commands,
  refreshMs,
}: ListPageProps) {
  const isPhone = useIsPhone();
  const { permissions: person } = usePermissions<Person>();
  const own = filters?.filter(({ props: { reference } }) => !reference || (person && may(person, reference, 'list')));
  return (
    <List
      {...(own ? { filters: own } : {})}
      {...(filterDefaults ? { filterDefaultValues: filterDefaults } : {})}
      sort={sort}
      perPage={25}
      exporter={false}
      empty={false}
      error={<ListError />}
      queryOptions={refreshMs === undefined ? quiet : { ...quiet, refetchInterval: refreshMs }}
      pagination={<ListPagination />}
      actions={<Actions filterable={filters !== undefined} columns={!isPhone} commands={commands} />}
    >
      <NewRows />
      {filters && <SavedFilters {...(filterDefaults ? { defaults: filterDefaults } : {})} />}
      {above}
      {views && <ListViews views={views} />}
      <Rows commands={commands} defaults={filterDefaults}>
        {isPhone ? compact : table}
      </Rows>
    </List>
  );
}

function Rows({ children, ...empty }: ComponentProps<typeof EmptyList> & { children: ReactNode }) {
  const { isPending, total } = useListContext();
  useBackAtRow();
  useFocusOnNewFilter();
  return !isPending && total === 0 ? <EmptyList {...empty} /> : children;
}

/** The error replaces the rows, so no toast repeats it. */
const quiet = { onError: () => undefined };

function ListError() {
  const { error, refetch } = useListContext();
  return error ? <LoadError error={error} retry={refetch} /> : null;
}

export const useIsPhone = () => useMediaQuery((theme) => theme.breakpoints.down('md'));

interface ActionsProps {
  readonly filterable: boolean;
  readonly columns: boolean;
  readonly commands: ReactNode;
}

function Actions({ filterable, columns, commands }: ActionsProps) {
  return (
    <TopToolbar>
      {filterable && <FilterButton />}
      {columns && <ColumnsButton />}
      <ExportButton />
      {commands}
      <Create />
    </TopToolbar>
  );
}

/** A create button in the toolbar at every width: react-admin's own floats over the rows on a phone. */
function Create() {
  const resource = useResourceContext() ?? '';
  const { hasCreate } = useResourceDefinition();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const pathOf = useCreatePath();
  if (!hasCreate || !canAccess) return null;
  return (
    <Button label="ra.action.create" component={Link} to={pathOf({ resource, type: 'create' })}>
      <AddIcon />
    </Button>
  );
}
