import { maxLength, minLength, required, TextInput } from 'react-admin';

export interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** Subject and text of a mail that is written by hand. */
export const MailFields = ({ note = '' }: { note?: string }) => (
  <>
    <TextInput
      source="subject"
      label="Konu"
      validate={[required(), minLength(3), maxLength(120)]}
      helperText={false}
      fullWidth
    />
    <TextInput
      source="text"
      label="Metin"
      validate={[required(), minLength(3), maxLength(5000)]}
      helperText={`Boş satırlar paragrafları ayırır. ${note}`.trim()}
      multiline
      minRows={6}
      fullWidth
    />
  </>
);
