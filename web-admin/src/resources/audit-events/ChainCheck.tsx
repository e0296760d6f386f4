import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

/** Verifies the hash chain on request and reports whether an entry was changed. */
export function ChainCheck() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['audit-chain'],
    queryFn: ({ signal }) => provider.auditChain(signal),
    enabled: false,
  });
  return (
    <Stack sx={{ gap: 1, p: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" size="small" disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Doğrulanıyor…' : 'İşlem kayıtlarını doğrula'}
      </Button>
      <div role="status">
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && !error && (
          <Alert severity={data.intact ? 'success' : 'error'}>
            {data.intact
              ? `Zincir sağlam: ${data.links.toLocaleString('tr')} kayıt yazıldığı gibi duruyor.`
              : `Zincir bozulmuş. İlk kusur: ${data.fault}`}
            <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
              Son halkanın özeti: {data.head.hash}
            </Typography>
          </Alert>
        )}
      </div>
    </Stack>
  );
}
