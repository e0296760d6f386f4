import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { serviceTitle } from '#contract/vocabulary.ts';
import type { PriceBook } from '#contract/pricing/price-book-rules.ts';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PricePreview } from '../../lib/records.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { Change } from './Change.tsx';

type Answer = { readonly of: PriceBook; readonly effect?: PricePreview; readonly error?: string };

/**
 * What recent orders would have cost at these prices. Staff press a button to load the answer, because each answer
 * holds only for the prices of its request.
 */
export function Effect({ document, disabled }: { document: PriceBook; disabled: boolean }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = async () => {
    setBusy(true);
    try {
      setAnswer({ of: document, effect: await provider.pricePreview(document) });
    } catch (error) {
      setAnswer({ of: document, error: error instanceof Error ? error.message : '' });
    } finally {
      setBusy(false);
    }
  };
  const shownEffect = answer?.of === document ? answer.effect : undefined;
  return (
    <Section
      title="Örnek siparişlere etkisi"
      aside={
        <Button variant="outlined" disabled={disabled || busy} aria-busy={busy} onClick={() => void ask()}>
          Etkiyi hesapla
        </Button>
      }
    >
      {answer?.error && <Alert severity="error">{answer.error}</Alert>}
      <div aria-live="polite">
        {shownEffect ? (
          <Figures effect={shownEffect} />
        ) : (
          <Typography color="text.secondary">
            Son siparişler yayındaki ve düzenlediğin fiyatlarla, kuponsuz hesaplanır.
          </Typography>
        )}
      </div>
    </Section>
  );
}

function Figures({ effect }: { effect: PricePreview }) {
  if (effect.orders === 0) return <Typography>Hesaplanacak sipariş yok.</Typography>;
  const { before, after } = effect;
  return (
    <Stack sx={{ gap: 2 }}>
      <Facts
        facts={[
          ['Sipariş', effect.orders],
          ['Toplam', <Change key="total" unit="price" before={before.amount} after={after.amount} />],
          ['Pahalılaşan', effect.dearer],
          ['Ucuzlayan', effect.cheaper],
          effect.left > 0 && ['Artık verilemeyen', effect.left],
        ]}
      />
      {effect.biggest.length > 0 && (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }} aria-label="En büyük değişiklikler">
          {effect.biggest.map((order) => (
            <li key={order.number}>
              <Typography variant="body2">
                {order.number} · {serviceTitle(order.service)} · {order.work}
              </Typography>
              <Change unit="price" before={order.before.amount} after={order.after.amount} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
