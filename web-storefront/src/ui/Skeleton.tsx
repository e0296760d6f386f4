/** A placeholder of about this size while something loads. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string | number; height?: string | number }) {
  return <span className="sk" style={{ width, height }} aria-hidden="true" />;
}

/** The rows of a list that loads. Screen readers hear the label once. */
export function SkeletonRows({ rows = 4, label = 'Yükleniyor' }: { rows?: number; label?: string }) {
  return (
    <div className="stack" role="status">
      <span className="vh">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div className="spread" key={row}>
          <Skeleton width={`${30 + ((row * 17) % 25)}%`} height="1.4em" />
          <Skeleton width="14%" height="1.4em" />
        </div>
      ))}
    </div>
  );
}
