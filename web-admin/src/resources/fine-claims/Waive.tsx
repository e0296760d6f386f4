import { formatMoney } from '#contract/format.ts';
import { ResourceContextProvider } from 'react-admin';
import type { AdminFineClaim } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/** Waives the open part of a fine claim. Used on the claim's page and on the booster's page. */
export const Waive = ({ claim: { id, open } }: { claim: AdminFineClaim }) => (
  <ResourceContextProvider value="fine-claims">
    <CommandDialog
      action="POST /admin/fine-claims/:id/waiver"
      label="Alacaktan vazgeç"
      danger
      title="Ceza alacağından vazgeç"
      explanation={`${formatMoney(open)} booster’ın sonraki kazançlarından tahsil edilmez. Tahsil edilmiş tutar geri verilmez.`}
      submitLabel="Alacaktan vazgeç"
      send={({ reason }: { reason: string }) => ({ params: { id }, body: { reason } })}
      done="Ceza alacağından vazgeçildi"
    >
      <ReasonInput helperText="Yalnız ekip görür." />
    </CommandDialog>
  </ResourceContextProvider>
);
