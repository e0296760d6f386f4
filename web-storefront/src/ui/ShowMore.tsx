import { Button } from './Button.tsx';
import { Failed } from './Empty.tsx';

/** An infinite query. */
interface Parts {
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Below the first part of a list: a button that loads more and tells how many are left, or the error. */
export function ShowMore({
  left,
  parts,
  failed,
  first,
}: {
  left: number;
  parts: Parts;
  /** The title of an error. */
  failed: string;
  /** What the first press does instead of loading the next part. */
  first: (() => void) | false;
}) {
  const next = () => void parts.fetchNextPage();
  if (parts.isError) {
    const { error, refetch, isFetchNextPageError } = parts;
    return <Failed title={failed} of={{ error, refetch: isFetchNextPageError ? next : refetch }} />;
  }
  return (
    left > 0 && (
      <Button kind="g" size="sm" busy={parts.isFetching} onClick={first || next}>
        Daha fazla göster ({left})
      </Button>
    )
  );
}
