import { useId, useState, type ReactNode } from 'react';
import { hasCode } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useFirstWrong } from '../form/first-wrong.ts';

/** Asks for a text and sends it. */
export function TextModal({
  title,
  label,
  hint,
  action,
  limits: { least, most },
  command,
  close,
  children,
  below,
}: {
  title: string;
  label: string;
  hint?: string;
  action: string;
  limits: { readonly least: number; readonly most: number };
  command: { run: (text: string) => void; busy: boolean; error: string | undefined; failure: Error | null };
  close: () => void;
  /** Content above the field. */
  children?: ReactNode;
  /** Content below the field. */
  below?: ReactNode;
}) {
  const form = useId();
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const { frame, refuse } = useFirstWrong();
  const said = text.trim();
  const tooShort = said.length < least;
  const refused = refusalOf(command.failure);
  return (
    <Modal
      title={title}
      close={close}
      action={
        <Button kind="p" type="submit" form={form} busy={command.busy}>
          {action}
        </Button>
      }
    >
      <form
        ref={frame}
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (tooShort) refuse();
          else command.run(said);
        }}
      >
        {children}
        <TextArea
          label={label}
          rows={4}
          maxLength={most}
          value={text}
          error={sent && tooShort ? `En az ${least} karakter yaz.` : refused}
          hint={hint}
          onChange={(event) => setText(event.target.value)}
        />
        {below}
        {command.error && !refused && (
          <Alert tone="bad" announce>
            {command.error}
          </Alert>
        )}
      </form>
    </Modal>
  );
}

/** Why the server refused the text, e.g. because it contains a telephone number. */
const refusalOf = (failure: Error | null): string | undefined =>
  hasCode(failure, 'request.invalid')
    ? failure.problem.errors?.find(({ pointer }) => pointer === '/reason' || pointer === '/text')?.detail
    : undefined;
