import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Section } from '../../ui/Section.tsx';

/** A started order whose customer wants it played on another game account: staff decide. */
export const AccountRequest = ({
  order,
  request,
}: {
  order: AdminOrder;
  request: NonNullable<AdminOrder['accountRequest']>;
}) => (
  <Section title="Müşteri başka oyun hesabı istiyor">
    <Typography color="text.secondary">
      {formatMoment(request.at)} tarihinden beri bekliyor; bu sürede sipariş oynanmaz. İlerleme korunur: yeni hesabın
      kademesi siparişin geldiği yerde değilse isteği reddet.
    </Typography>
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      <CommandDialog<{ reason: string }, AdminOrder>
        action="decideAccountRequest"
        label="Yeni hesapla sürsün"
        title={`${order.number}: hesap değişsin`}
        explanation="Müşteri ve booster gerekçeyi zaman çizgisinde görür."
        submitLabel="Hesabı değiştir"
        run={(provider, { reason }) =>
          provider.decideAccountRequest({ orderId: order.id, decision: 'approve', reason })
        }
        done="Sipariş yeni hesapla sürüyor"
      >
        <ReasonInput />
      </CommandDialog>
      <CommandDialog<{ reason: string }, AdminOrder>
        action="decideAccountRequest"
        label="Aynı hesapla sürsün"
        title={`${order.number}: hesap değişmesin`}
        explanation="Müşteri ve booster gerekçeyi zaman çizgisinde görür."
        submitLabel="İsteği reddet"
        run={(provider, { reason }) =>
          provider.decideAccountRequest({ orderId: order.id, decision: 'decline', reason })
        }
        done="Sipariş aynı hesapla sürüyor"
      >
        <ReasonInput />
      </CommandDialog>
    </Stack>
  </Section>
);
