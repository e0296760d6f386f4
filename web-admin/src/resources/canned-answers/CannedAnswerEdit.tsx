import { Edit, SaveButton, SimpleForm, Toolbar, useRecordContext, useRedirect } from 'react-admin';
import type { CannedAnswer } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx';
import { EditHead } from '../../ui/WayBack.tsx';

/** Only what was changed here is sent, so that another's change meanwhile stays. */
export const CannedAnswerEdit = () => (
  <Edit<CannedAnswer> mutationMode="pessimistic" redirect="list" actions={<EditHead />} transform={withType}>
    <SimpleForm noValidate warnWhenUnsavedChanges toolbar={<EditToolbar />}>
      <CannedAnswerInputs />
    </SimpleForm>
  </Edit>
);

/** A choice that was emptied means any type. */
const withType = (data: CannedAnswer) => ({ ...data, type: data.type || null });

const EditToolbar = () => (
  <Toolbar sx={{ display: 'flex', justifyContent: 'space-between' }}>
    <SaveButton />
    <Remove />
  </Toolbar>
);

function Remove() {
  const answer = useRecordContext<CannedAnswer>();
  const redirect = useRedirect();
  if (!answer) return null;
  return (
    <CommandDialog<object, undefined>
      action="remove"
      label="Sil"
      danger
      title="Hazır yanıtı sil"
      explanation={`“${answer.title}” silinir. Onunla yazılmış yanıtlar kalır.`}
      submitLabel="Hazır yanıtı sil"
      run={(provider) => provider.removeCannedAnswer({ id: answer.id })}
      done="Hazır yanıt silindi"
      onDone={() => redirect('list', 'canned-answers')}
    />
  );
}
