import Typography from '@mui/material/Typography';
import { changesBetween, type PriceBook } from '#contract/pricing/price-book-rules.ts';
import { DateTimeInput, useRedirect } from 'react-admin';
import type { AdminPriceBook } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { ChangeList } from './Change.tsx';

interface PublishProps {
  readonly label: string;
  readonly current: AdminPriceBook;
  readonly document: PriceBook;
  readonly onDone?: () => void;
}
interface Wanted {
  readonly reason: string;
  readonly publishAt?: string | null;
}

/** Publishes a version at once or at a given time. Shows the changes first. */
export function Publish({ label, current, document, onDone }: PublishProps) {
  const redirect = useRedirect();
  const changes = changesBetween(current.document, document);
  return (
    <CommandDialog
      action="POST /admin/price-books"
      label={label}
      primary
      title={label}
      explanation={
        <>
          <Typography sx={{ mb: 1 }}>
            {current.version}. sürüme göre {changes.length} değer değişecek. Yeni siparişler bu fiyatlarla alınır;
            verilmiş siparişler değişmez.
          </Typography>
          <ChangeList changes={changes} />
        </>
      }
      submitLabel="Yayımla"
      send={({ reason, publishAt }: Wanted) => ({
        body: {
          basedOn: current.version,
          document,
          reason,
          ...(publishAt ? { publishAt: new Date(publishAt).toISOString() } : {}),
        },
      })}
      done="Fiyatlar kaydedildi"
      onDone={({ id }) => {
        onDone?.();
        redirect('show', 'price-books', id);
      }}
    >
      <ReasonInput />
      <DateTimeInput source="publishAt" helperText="Boş bırakırsan hemen yayımlanır." />
    </CommandDialog>
  );
}

/** Cancels a version that is scheduled for later. */
export const Cancel = ({ book }: { book: AdminPriceBook }) => (
  <CommandDialog
    action="POST /admin/price-books/:id/cancel"
    label="Yayımı iptal et"
    danger
    title="Yayımı iptal et"
    explanation={`${book.version}. sürüm yayımlanmayacak; yayındaki fiyatlar geçerli kalacak.`}
    submitLabel="Yayımı iptal et"
    send={({ reason }: { reason: string }) => ({ params: { id: book.id }, body: { reason } })}
    done="Yayım iptal edildi"
  >
    <ReasonInput />
  </CommandDialog>
);
