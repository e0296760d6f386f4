import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface LoadErrorProps {
  readonly error: { readonly message: string };
  readonly retry: () => unknown;
}

/** Replaces content that could not be loaded: the reason, and a button that retries. */
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
