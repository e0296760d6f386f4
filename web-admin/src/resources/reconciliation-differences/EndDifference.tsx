import { differenceMeanings } from '#contract/payment/reconciliation.words.tr.ts';
import { ResourceContextProvider } from 'react-admin';
import type { AdminDifference } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

/** Closes a difference after somebody has looked into it. The finding is kept with it. */
export const EndDifference = ({ difference }: { difference: AdminDifference }) => (
  <ResourceContextProvider value="reconciliation-differences">
    <CommandDialog
      action="POST /admin/reconciliation-differences/:id/end"
      label="Kapat"
      title="Farkı kapat"
      explanation={`${differenceMeanings[difference.kind]} Kapatılan fark, tutarları değişmedikçe yeniden açılmaz.`}
      submitLabel="Farkı kapat"
      send={({ reason }: { reason: string }) => ({
        params: { id: difference.id },
        body: { reason },
      })}
      done="Fark kapatıldı"
    >
      <ReasonInput label="Neden, ne yapıldı?" />
    </CommandDialog>
  </ResourceContextProvider>
);
