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
  /** One by another record, e.g. by a person, is for those who may list those. */
  readonly filters?: readonly Filter[];
  /** What the list shows when nothing was chosen yet. */
  readonly filterDefaults?: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Choices above the rows, e.g. of states. It opens on the first one. */
  readonly views?: readonly ListView[];
  readonly above?: ReactNode;
  /** The rows as a table, and as a list for phones. */
  readonly table: ReactNode;
  readonly compact: ReactNode;
  /** Commands that are about no row, before the button that makes one. */
  readonly commands?: ReactNode;
  /** How often the rows are asked for again while they are looked at. */
  readonly refreshMs?: number;
}

/** A list of the console: filters that can be kept under a name, columns to choose, newest first. */
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

/** The error stands where the rows would be; no toast says it again. */
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

/** Stands among the others at every width: react-admin's own floats over the rows of a phone. */
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
