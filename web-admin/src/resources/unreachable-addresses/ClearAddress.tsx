import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/** Marks an address as reachable again. */
export const ClearAddress = ({ userId, email }: { userId: string; email: string }) => (
  <CommandDialog
    action="POST /admin/clear-address"
    label="Düzeldi"
    title={`${email}: yeniden posta gönder`}
    explanation="Adresin düzeldiğinden eminsen işareti kaldır; bundan sonraki postalar yine gider. Adresi yeniden doğrulayan kişi için kendiliğinden kalkar."
    submitLabel="İşareti kaldır"
    send={({ reason }: { reason: string }) => ({ body: { userId, reason } })}
    done="Adrese yeniden posta gönderiliyor"
  >
    <ReasonInput />
  </CommandDialog>
);
