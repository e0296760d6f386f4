import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { LoadError } from '../../ui/LoadError.tsx';

interface Props<T> {
  /** The query key. */
  of: readonly string[];
  /** The rows that came with the order, newest first. */
  newest: readonly T[];
  total: number;
  /** Loads one page of all rows, newest first. */
  read: (provider: ConsoleDataProvider, part: number, signal: AbortSignal) => Promise<readonly T[]>;
  children: (rows: readonly T[]) => ReactNode;
}

/** Shows the newest rows, which came with the order. A button loads the others page by page. */
export function Parts<T>({ total, newest, ...props }: Props<T>) {
  const [more, setMore] = useState(false);
  if (more) return <AllParts total={total} {...props} newest={newest} />;
  const left = total - newest.length;
  return (
    <>
      {props.children(newest)}
      {left > 0 && <More left={left} onClick={() => setMore(true)} />}
    </>
  );
}

function AllParts<T>({ of, newest, total, read, children }: Props<T>) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['orders', ...of],
    queryFn: ({ pageParam, signal }) => read(provider, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (_, parts) => (parts.flat().length < total ? parts.length : undefined),
  });
  const rows = data?.pages.flat() ?? newest;
  const left = total - rows.length;
  return (
    <>
      {children(rows)}
      {error && <LoadError error={error} retry={refetch} />}
      {left > 0 && !error && <More left={left} loading={isFetching} onClick={() => void fetchNextPage()} />}
    </>
  );
}

function More({ left, loading = false, onClick }: { left: number; loading?: boolean; onClick: () => void }) {
  return (
    <Button sx={{ mt: 2 }} disabled={loading} onClick={onClick}>
      {loading ? 'Yükleniyor…' : `Daha fazla göster (${left})`}
    </Button>
  );
}
