import { maxLength, minLength, RadioButtonGroupInput, required, TextInput } from 'react-admin';
import type { StaffNote, NoteResource } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';

type Written = Pick<StaffNote, 'kind' | 'text'>;

export const WriteNote = ({ resource, recordId }: { resource: NoteResource; recordId: string }) => (
  <CommandDialog
    action={`POST /admin/${resource}`}
    label="Not ekle"
    title="Ekip notu ekle"
    explanation="Notu yalnız ekip görür. Kişi verilerini isterse, hakkındaki notlar da verilir."
    submitLabel="Notu ekle"
    defaults={{ kind: 'note' }}
    send={(note: Written) => ({ body: { recordId, ...note } })}
    done="Not eklendi"
  >
    <RadioButtonGroupInput
      source="kind"
      label="Tür"
      choices={[
        { id: 'note', name: 'Not' },
        { id: 'suspicion', name: 'Şüphe işareti' },
      ]}
      validate={required()}
      helperText={false}
    />
    <TextInput
      source="text"
      label="Metin"
      validate={[required(), minLength(3), maxLength(2000)]}
      helperText="Şüphe işareti kaldırılana kadar sayfanın başında durur ve silinmez."
      multiline
      minRows={3}
    />
  </CommandDialog>
);

export const LiftSuspicion = ({ resource, note }: { resource: NoteResource; note: StaffNote }) => (
  <CommandDialog
    action={`POST /admin/${resource}/:id/lift`}
    label="Şüpheyi kaldır"
    title="Şüphe işaretini kaldır"
    explanation={note.text}
    submitLabel="Şüpheyi kaldır"
    send={({ reason }: { reason: string }) => ({ params: { id: note.id }, body: { reason } })}
    done="Şüphe işareti kaldırıldı"
  >
    <ReasonInput />
  </CommandDialog>
);

export const RemoveNote = ({ resource, note }: { resource: NoteResource; note: StaffNote }) => (
  <CommandDialog
    action={`DELETE /admin/${resource}/:id`}
    label="Notu sil"
    danger
    title="Notu sil"
    explanation={note.text}
    submitLabel="Notu sil"
    send={() => ({ params: { id: note.id } })}
    // undo writes the note again with the present time; its author is the same, because only authors may delete notes
    undo={(provider) =>
      provider.run(`POST /admin/${resource}`, { body: { recordId: note.recordId, kind: 'note', text: note.text } })
    }
    done="Not silindi"
  />
);
