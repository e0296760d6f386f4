import Typography from '@mui/material/Typography';

/** A key's fingerprint, grouped for reading aloud. */
export const Fingerprint = ({ of, large = false }: { of: string; large?: boolean }) => (
  <Typography
    component="span"
    sx={{
      fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
      ...(large ? { fontSize: '1.125rem' } : {}),
    }}
  >
    {of}
  </Typography>
);
