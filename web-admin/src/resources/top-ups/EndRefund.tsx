import { formatIban, formatMoney } from '#contract/format.ts';
import Alert from '@mui/material/Alert';
import { required, TextInput } from 'react-admin';
import type { AdminTopUp } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/** Records the end of a refund that staff must complete. */
export const EndRefund = ({ topUp }: { topUp: AdminTopUp }) =>
  topUp.toSend ? <EndHandRefund topUp={topUp} /> : <EndCardRefund topUp={topUp} />;

const EndHandRefund = ({ topUp: { id, amount, refundIban } }: { topUp: AdminTopUp }) => (
  <>
    <CommandDialog
      action="POST /admin/top-ups/:id/refund/made"
      label="İade gönderildi"
      primary
      title="İadenin gönderildiğini yaz"
      explanation={`${formatMoney(amount)} ${refundIban ? `${formatIban(refundIban)} hesabına` : 'müşterinin cüzdanına'} gönderildiyse bankanın işlem no’sunu yaz.`}
      submitLabel="Gönderdim"
      send={({ reference }: { reference: string }) => ({ params: { id }, body: { reference } })}
      done="İade tamamlandı"
    >
      <TextInput source="reference" label="Bankanın işlem no’su" validate={required()} helperText={false} />
    </CommandDialog>
    <Drop id={id} explanation={`${formatMoney(amount)} müşterinin bakiyesine geri döner.`} />
  </>
);

const EndCardRefund = ({ topUp: { id, amount } }: { topUp: AdminTopUp }) => (
  <>
    <CommandDialog
      action="POST /admin/top-ups/:id/refund/made"
      label="İade yapılmış"
      title="İadenin yapıldığını yaz"
      explanation={`Ödeme kuruluşunun panelinde ${formatMoney(amount)} karta iade edilmiş görünüyorsa yaz. Müşteriye kartına iade edildiği bildirilir, bakiyesine bir şey dönmez. Geri alınamaz.`}
      submitLabel="Tamamlandı olarak yaz"
      send={({ reason }: { reason: string }) => ({ params: { id }, body: { reason } })}
      done="İade tamamlandı"
    >
      <ReasonInput label="Neden: panelde ne gördün?" />
    </CommandDialog>
    <Drop
      id={id}
      explanation={`Ödeme kuruluşunun panelinde bu ödemenin iadesi yoksa vazgeç: ${formatMoney(amount)} müşterinin bakiyesine geri döner. Önce kuruluşa bir kez daha sorulur; iadeyi yaptığını söylerse bakiyeye bir şey dönmez, iade tamamlanır.`}
    />
  </>
);

const Drop = ({ id, explanation }: { id: string; explanation: string }) => (
  <CommandDialog
    action="POST /admin/top-ups/:id/refund/dropped"
    label="İadeden vazgeç"
    danger
    title="İadeden vazgeç"
    explanation={explanation}
    submitLabel="Bakiyeye geri ver"
    send={({ reason }: { reason: string }) => ({ params: { id }, body: { reason } })}
    done="Tutar bakiyeye döndü"
  >
    <ReasonInput />
  </CommandDialog>
);

/** The refund requests so far, in words. `calls` does not include tries that the provider has deferred. */
const askedSoFar = (calls: number) =>
  calls > 0
    ? `ödeme kuruluşuna ${calls} kez soruldu ve giderek uzayan aralıklarla yeniden denenir`
    : 'ödeme kuruluşu henüz işleme almadı ve her dakika yeniden denenir';

/**
 * A card refund with an unknown outcome: when it began, how often it was tried, and where staff can check the outcome.
 */
export const UntoldRefund = ({ topUp: { merchantOid, refundSince, refundCalls } }: { topUp: AdminTopUp }) => (
  <Alert severity="warning">
    Bu iadenin karta ulaşıp ulaşmadığı bilinmiyor. Tutar bakiyeden düştü. İade{' '}
    {refundSince && <Moment at={refundSince} />} tarihinde başladı, {askedSoFar(refundCalls)}. Kuruluşun panelinde{' '}
    {merchantOid} no’lu ödemeye bak, ne gördüğünü buraya yaz.
  </Alert>
);
