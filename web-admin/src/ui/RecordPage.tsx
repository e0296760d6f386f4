import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useLookedAt } from '../shell/recent.ts';
import { useKeptFocus } from './kept-focus.ts';
import { LoadError } from './LoadError.tsx';
import { WayBack } from './WayBack.tsx';
import { ShowBase, Title, useGetResourceLabel, useResourceContext, useShowContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

interface RecordPageProps<R> {
  readonly title: (record: R) => string;
  /** Commands for the record. */
  readonly renderActions?: (record: R) => ReactNode;
  readonly children: (record: R) => ReactNode;
  /** The polling interval while the page is visible. */
  readonly refreshMs?: number;
}

/** A record's page: a link to its list, commands, and content. */
export function RecordPage<R extends RaRecord>({ refreshMs, ...props }: RecordPageProps<R>) {
  return (
    <ShowBase<R> queryOptions={refreshMs === undefined ? query : { ...query, refetchInterval: refreshMs }}>
      <Page<R> {...props} />
    </ShowBase>
  );
}

const query = {
  // loads the whole record: until then react-admin would show the list's row, which has fewer fields
  meta: { whole: true },
  // an error is shown on the page: react-admin would leave the page
  onError: () => undefined,
};

function Page<R extends RaRecord>({ title, renderActions, children }: RecordPageProps<R>) {
  const { record, isPending, error, refetch } = useShowContext<R>();
  const resource = useResourceContext() ?? '';
  useLookedAt(resource, record && String(record.id), record ? title(record) : '');
  const kind = useGetResourceLabel()(resource, 1);
  const page = useKeptFocus<HTMLDivElement>();
  return (
    <Stack ref={page} sx={{ gap: 2, pt: 2 }}>
      <Stack
        direction="row"
        data-head
        role="group"
        aria-label={record ? title(record) : kind}
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 44 }}
      >
        <WayBack />
        {record && (
          <Stack direction="row" data-commands sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            {renderActions?.(record)}
          </Stack>
        )}
      </Stack>
      <Title title={record ? title(record) : kind} />
      {error && !record && <LoadError error={error} retry={refetch} />}
      {record ? children(record) : isPending && <PageSkeleton />}
    </Stack>
  );
}

const PageSkeleton = () => (
  <Columns component="output" aria-busy="true" aria-label="Yükleniyor">
    <Skeleton variant="rounded" height={280} />
    <Skeleton variant="rounded" height={280} />
  </Columns>
);

interface ColumnsProps {
  readonly children: ReactNode;
  readonly component?: 'output';
  readonly 'aria-busy'?: 'true';
  readonly 'aria-label'?: string;
}

/** A main column and a side column, stacked on narrow screens. */
export const Columns = ({ children, ...rest }: ColumnsProps) => (
  <Box
    sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 3fr)' } }}
    {...rest}
  >
    {children}
  </Box>
);

export const Column = ({ children }: { children: ReactNode }) => <Stack sx={{ gap: 2, minWidth: 0 }}>{children}</Stack>;
