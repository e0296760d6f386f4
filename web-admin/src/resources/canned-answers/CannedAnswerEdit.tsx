import { ticketTypeLabels } from '#contract/vocabulary.ts';
import { useRecordContext, useRedirect } from 'react-admin';
import type { CannedAnswer } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { EditPage, type FieldWords } from '../../ui/EditPage.tsx';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';

export const CannedAnswerEdit = () => (
  <EditPage<CannedAnswer> redirect="list" transform={withType} words={words} aside={<Remove />}>
    <CannedAnswerInputs />
  </EditPage>
);

/** An emptied choice means any type. */
const withType = (data: CannedAnswer) => ({ ...data, type: data.type || null });

const words: FieldWords<CannedAnswer> = { type: { write: (type) => ticketTypeLabels[type] } };

function Remove() {
  const answer = useRecordContext<CannedAnswer>();
  const redirect = useRedirect();
  if (!answer) return null;
  return (
    <CommandDialog
      action="DELETE /admin/canned-answers/:id"
      label="Sil"
      danger
      title="Hazır yanıtı sil"
      explanation={`“${answer.title}” silinir. Onunla yazılmış yanıtlar kalır.`}
      submitLabel="Hazır yanıtı sil"
      send={() => ({ params: { id: answer.id } })}
      done="Hazır yanıt silindi"
      onDone={() => redirect('list', 'canned-answers')}
    />
  );
}
