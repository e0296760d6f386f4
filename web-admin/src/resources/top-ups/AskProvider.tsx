import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { AdminTopUp, ProviderWord } from '../../lib/records.ts';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';
import { useCommand } from '../../ui/use-command.ts';

/** Asks the provider for a payment's state: for customers who miss a payment or wait for a refund. */
export function AskProvider({ topUp: { id, state } }: { topUp: AdminTopUp }) {
  const { canAccess = false } = useCanAccess({ resource: 'top-ups', action: 'POST /admin/top-ups/:id/status-query' });
  const [told, setTold] = useState<{ readonly word: ProviderWord; readonly before: AdminTopUp['state'] }>();
  const { send, busy, problem } = useCommand<{ id: string }, ProviderWord>({
    run: (provider, asked) => provider.run('POST /admin/top-ups/:id/status-query', { params: asked }),
    done: 'PayTR yanıtladı',
    onDone: (word) => setTold({ word, before: state }),
  });
  if (!canAccess) return null;
  return (
    <Section
      title="PayTR’ye göre"
      aside={
        <Button variant="outlined" disabled={busy} aria-busy={busy} onClick={() => void send({ id })}>
          {told ? 'Yeniden sor' : 'PayTR’ye sor'}
        </Button>
      }
    >
      {problem && <Alert severity="error">{problem.message}</Alert>}
      {told && !problem && told.before !== 'paid' && told.word.topUp.state === 'paid' && (
        <Alert severity="success" sx={{ mb: 1.5 }}>
          Ödeme bulundu ve müşterinin bakiyesine eklendi.
        </Alert>
      )}
      {told ? (
        <Facts facts={factsOf(told.word)} />
      ) : (
        <Typography color="text.secondary">
          Ödemenin ve iadesinin PayTR’deki durumu sorulur. Ödenmiş de bakiyeye eklenmemişse hemen eklenir.
        </Typography>
      )}
    </Section>
  );
}

const factsOf = ({ askedAt, paid }: ProviderWord): Fact[] => [
  ['Durum', paid ? 'Ödendi' : 'Başarılı ödeme yok'],
  paid && ['Karttan çekilen', <Money key="total" value={paid.total} />],
  paid?.test && ['Kart', 'Deneme kartı'],
  paid && ['İadeler', refundsOf(paid)],
  ['Soruldu', <Moment key="asked" at={askedAt} />],
];

const refundsOf = ({ refundReferences }: NonNullable<ProviderWord['paid']>): string =>
  refundReferences === null ? 'Okunamadı, panelden bak' : refundReferences.join(', ') || 'Yok';
