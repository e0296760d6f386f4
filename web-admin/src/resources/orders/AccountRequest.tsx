import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminOrder } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { Section } from '../../ui/Section.tsx';
import { mainCommandOf } from './main-command.ts';

/** The name and server by which staff look up the account: `Ada#TR1 · TR · giriş bilgileri kayıtlı`. */
const accountText = ({ inGameName, server, hasCredentials }: NonNullable<AdminOrder['gameAccount']>): string =>
  [inGameName, server.toUpperCase(), hasCredentials ? 'giriş bilgileri kayıtlı' : 'giriş bilgileri yok'].join(' · ');

/** The request of a started order's customer for another game account. Staff decide on it. */
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
    <Box sx={{ mt: 1.5 }}>
      <Facts
        facts={[
          ['Şimdiki hesap', order.gameAccount ? accountText(order.gameAccount) : 'Yok'],
          ['İstenen hesap', request.account ? accountText(request.account) : 'Müşteri bu hesabı sildi; isteği reddet.'],
        ]}
      />
    </Box>
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      <CommandDialog
        action="POST /admin/decide-account-request"
        label="Yeni hesapla sürsün"
        primary={mainCommandOf(order) === 'decide-account-request'}
        title={`${order.number}: hesap değişsin`}
        explanation="Müşteri ve booster gerekçeyi zaman çizgisinde görür."
        submitLabel="Hesabı değiştir"
        send={({ reason }: { reason: string }) => ({
          body: { orderId: order.id, decision: 'approve' as const, requestedAt: request.at, reason },
        })}
        done="Sipariş yeni hesapla sürüyor"
      >
        <ReasonInput />
      </CommandDialog>
      <CommandDialog
        action="POST /admin/decide-account-request"
        label="Aynı hesapla sürsün"
        title={`${order.number}: hesap değişmesin`}
        explanation="Müşteri ve booster gerekçeyi zaman çizgisinde görür."
        submitLabel="İsteği reddet"
        send={({ reason }: { reason: string }) => ({
          body: { orderId: order.id, decision: 'decline' as const, requestedAt: request.at, reason },
        })}
        done="Sipariş aynı hesapla sürüyor"
      >
        <ReasonInput />
      </CommandDialog>
    </Stack>
  </Section>
);
