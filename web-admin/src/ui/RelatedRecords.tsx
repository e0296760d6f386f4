import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCanAccess, useGetList, type RaRecord } from 'react-admin';
import { ListLink } from './ListLink.tsx';
import { LoadError } from './LoadError.tsx';
import { Section } from './Section.tsx';

interface RelatedRecordsProps<R> {
  readonly resource: string;
  readonly title: string;
  readonly filter: Readonly<Record<string, unknown>>;
  /** The text if there are no records. */
  readonly none: string;
  readonly shown?: number;
  readonly sortedBy?: string;
  /** Selects the records that are shown. */
  readonly pick?: (records: R[]) => readonly R[];
  readonly children: (record: R) => ReactNode;
  readonly after?: (records: readonly R[]) => ReactNode;
  readonly listSx?: Readonly<Record<string, string | number>>;
  readonly lineSx?: SxProps;
}

const inLine = { alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 1.5 };

/** A resource's latest records that match a filter, with a link to all of them. For people who may list them. */
export function RelatedRecords<R extends RaRecord>({
  resource,
  title,
  filter,
  none,
  shown = 5,
  sortedBy = 'createdAt',
  pick = (records) => records,
  children,
  after,
  listSx = {},
  lineSx = inLine,
}: RelatedRecordsProps<R>) {
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<R>(
    resource,
    { filter, pagination: { page: 1, perPage: shown }, sort: { field: sortedBy, order: 'DESC' } },
    { enabled: canAccess },
  );
  if (!canAccess) return null;
  return (
    <Section
      title={title}
      aside={
        total > shown && (
          <ListLink resource={resource} filter={filter}>
            Tümü ({total})
          </ListLink>
        )
      }
    >
      {isPending && <Skeleton variant="rounded" height={72} />}
      {error && <LoadError error={error} retry={refetch} />}
      {data?.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, ...listSx }}>
        {pick(data ?? []).map((record) => (
          <Stack key={record.id} component="li" direction="row" sx={lineSx}>
            {children(record)}
          </Stack>
        ))}
      </Stack>
      {data && after?.(data)}
    </Section>
  );
}
