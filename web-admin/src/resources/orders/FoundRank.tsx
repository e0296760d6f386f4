import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { placeText } from '#contract/order/progress-sentence.ts';
import { gameOf } from '#contract/vocabulary.ts';
import type { AdminOrder } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pictures } from '../../ui/Pictures.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../../ui/StateChip.tsx';

type Found = NonNullable<AdminOrder['rank']>;

const outcomes = {
  open: { label: 'Müşterinin yanıtı bekleniyor', tone: 'warn' },
  same: { label: 'Fark yok', tone: 'ok' },
  agreed: { label: 'Yeni fiyat kabul edildi', tone: 'ok' },
  'as-ordered': { label: 'Yazıldığı gibi başlatıldı', tone: 'plain' },
  cancelled: { label: 'İptal edildi', tone: 'plain' },
} as const satisfies Record<Found['outcome'], { label: string; tone: string }>;

/** The rank that the booster found at the start. While a difference is open, staff may start the order as ordered. */
export function FoundRank({ order, rank }: { order: AdminOrder; rank: Found }) {
  const game = order.draft ? gameOf(order.draft) : 'league';
  const open = rank.outcome === 'open';
  return (
    <Section title="Başlangıç rankı" aside={<StateChip {...outcomes[rank.outcome]} />}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography>
          Siparişte {placeText(game, rank.declared)}, hesapta {placeText(game, rank.found)}.
          {rank.difference && (
            <>
              {' '}
              Fiyat farkı: <Money value={rank.difference} />.
            </>
          )}
          {rank.reached && ' Hesap hedefe çoktan varmış.'}
        </Typography>
        <Pictures label="Hesabın rankı" pictures={rank.pictures} />
        {open && (
          <>
            <Typography color="text.secondary">
              {formatMoment(rank.at)} tarihinde bildirildi.{' '}
              {rank.until && `${formatMoment(rank.until)} olunca sipariş tam iadeyle kendiliğinden iptal edilir.`}
            </Typography>
            <Stack direction="row">
              <CommandDialog
                action="POST /admin/choose-state"
                label="Yazıldığı gibi başlat"
                title={`${order.number}: yazıldığı gibi başlasın`}
                explanation="Fiyat değişmez; müşteri ve booster gerekçeyi zaman çizgisinde görür."
                submitLabel="Siparişi başlat"
                send={({ reason }: { reason: string }) => ({
                  body: { orderId: order.id, state: 'started' as const, reason },
                })}
                done="Sipariş başladı"
              >
                <ReasonInput />
              </CommandDialog>
            </Stack>
          </>
        )}
      </Stack>
    </Section>
  );
}
