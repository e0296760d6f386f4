import { Button } from './Button.tsx';
import { Failed } from './Empty.tsx';

/** A list that is read part by part. */
interface Parts {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Below a list whose first part is shown: the button that reads more, with how many are left, or what failed. */
export function ShowMore({
  left,
  parts,
  failed,
  first,
}: {
  left: number;
  parts: Parts;
  /** What a failure is called. */
  failed: string;
  /** What the first press does instead of reading the next part. */
  first: (() => void) | false;
}) {
  const next = () => void parts.fetchNextPage();
  if (parts.isError) {
    return <Failed title={failed} retry={parts.isFetchNextPageError ? next : () => void parts.refetch()} />;
  }
  return (
    left > 0 && (
      <Button kind="g" size="sm" busy={parts.isFetching} onClick={first || next}>
        Daha fazla göster ({left})
      </Button>
    )
  );
}
