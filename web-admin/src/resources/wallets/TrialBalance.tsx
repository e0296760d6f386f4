import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { formatMoment } from '../../lib/time.ts';
import { accountLabel } from '#contract/wallet/words.tr.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';

/** Kinds of accounts that are summed in one line each, including empty accounts. */
const many: Readonly<Record<string, (count: number) => string>> = {
  wallet: (count) => `Cüzdanlar (${count.toLocaleString('tr')})`,
  escrow: (count) => `Sipariş emanetleri (${count.toLocaleString('tr')})`,
};

/** Company accounts and the sums of user and order accounts. Loaded on request. */
export function TrialBalance() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['trial-balance'],
    queryFn: ({ signal }) => provider.trialBalance(signal),
    enabled: false,
  });
  const facts = data?.accounts.map(({ account, count, balance }): Fact => [
    many[account]?.(count) ?? accountLabel(account).label,
    <Money key={account} value={balance} />,
  ]);
  return (
    <Stack sx={{ gap: 1, p: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" size="small" disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Toplanıyor…' : 'Mizanı oluştur'}
      </Button>
      <Stack role="status" sx={{ alignSelf: 'stretch', maxWidth: 560 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && facts && !error && (
          <Section title="Mizan">
            <Facts facts={[...facts, ['Toplam', <Money key="sum" value={data.sum} />]]} />
            <Typography variant="caption" component="p" sx={{ mt: 1.5 }}>
              {data.sum.amount === 0 ? 'Defter dengede.' : 'Defter dengede değil: hemen yöneticine haber ver.'}{' '}
              {formatMoment(data.at)} itibarıyla. Artı, Basamak’ın borcu ya da kazancıdır; eksi, başkasında duran
              paradır. Ayraç içindeki sayılar boşalmış hesapları da sayar.
            </Typography>
          </Section>
        )}
      </Stack>
    </Stack>
  );
}
