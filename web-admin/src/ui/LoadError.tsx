import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface LoadErrorProps {
  readonly error: { readonly message: string };
  readonly retry: () => unknown;
}

/** What could not be loaded says why, in its place, and can be asked for again. */
export const LoadError = ({ error, retry }: LoadErrorProps) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={() => void retry()}>
        Yeniden dene
      </Button>
    }
  >
    {error.message}
  </Alert>
);
