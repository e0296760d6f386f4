import type { Sent } from '#contract/client.ts';
import QuickreplyOutlinedIcon from '@mui/icons-material/QuickreplyOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ticketLimits } from '#contract/limits.ts';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useDataProvider, useRemoveFromStore, useStore } from 'react-admin';
import type { AdminTicket, CannedAnswer } from '../../lib/records.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useCommand } from '../../ui/use-command.ts';
import { UploadInput } from '../../ui/UploadInput.tsx';
import { useUploads } from '../../ui/use-uploads.ts';
import { CannedPicker } from './CannedPicker.tsx';
import { filledIn, unfilled } from './fill-in.ts';

/** A range of the text that an inserted answer replaces. */
interface Spot {
  readonly from: number;
  readonly to: number;
  /** The text field to which the popover is attached. */
  readonly anchor: HTMLElement;
}

/** The form in which staff answer a ticket. A draft stays in this browser until it is sent or the writer logs out. */
export function AnswerBox({ ticket }: { ticket: AdminTicket }) {
  const kept = `tickets.draft.${ticket.id}`;
  const [text, setText] = useStore(kept, '');
  const forget = useRemoveFromStore(kept);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const provider = useDataProvider<ConsoleDataProvider>();
  const uploads = useUploads();
  const command = useCommand({
    run: (to, body: Sent<'POST /tickets/:id/messages'>['body']) =>
      to.run('POST /tickets/:id/messages', { params: { id: ticket.id }, body }),
    done: 'Yanıt gönderildi',
    failed: 'Yanıt gönderilemedi.',
    onDone: () => {
      forget();
      uploads.clear();
    },
  });

  const send = () => {
    const trimmed = text.trim();
    const left = unfilled(trimmed);
    setFault(faultOf(trimmed, left));
    if (trimmed === '' || left.length > 0 || uploads.isBusy) return;
    const pictures = uploads.ids.length > 0 ? { pictures: uploads.ids } : {};
    void command.send({ text: trimmed, ...pictures });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const write = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart: caret } = target;
    setText(value);
    setFault(null);
    command.forget();
    const begins = /(^|\s)\/$/.test(value.slice(0, caret));
    if ((nativeEvent as InputEvent).data === '/' && begins) setSpot({ from: caret - 1, to: caret, anchor: target });
  };
  const pickHere = () => {
    const anchor = field.current;
    if (anchor) setSpot({ from: anchor.selectionStart, to: anchor.selectionEnd, anchor });
  };
  const backTo = (caret: number) => {
    setSpot(null);
    // in the next frame, because the closing popover first returns the focus to the element that opened it
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  const insert = (answer: CannedAnswer, { from, to }: Spot) => {
    const filled = filledIn(answer, ticket);
    setText(text.slice(0, from) + filled + text.slice(to));
    setFault(null);
    backTo(from + filled.length);
    // this only counts the use of an answer, so a failure does not matter
    provider.run('POST /admin/canned-answers/:id/uses', { params: { id: answer.id } }).catch(() => undefined);
  };

  const problem = fault ?? command.problem?.message;
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ mt: 2, gap: 1 }}>
      <TextField
        label="Yanıt"
        value={text}
        onChange={write}
        onKeyDown={sendByKeys}
        inputRef={field}
        error={problem !== undefined}
        helperText={
          problem ?? 'Talebi açan görür ve e-posta alır. Hazır yanıt için / yaz, göndermek için Ctrl + Enter.'
        }
        multiline
        minRows={4}
        maxRows={16}
        fullWidth
        slotProps={{
          htmlInput: { maxLength: ticketLimits.text.most, readOnly: command.busy },
          formHelperText: problem === undefined ? {} : { role: 'alert' },
        }}
      />
      <UploadInput uploads={uploads} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={command.busy || uploads.isBusy} aria-busy={command.busy}>
          Yanıtla
        </Button>
        <Button
          variant="outlined"
          startIcon={<QuickreplyOutlinedIcon />}
          aria-haspopup="dialog"
          disabled={command.busy}
          onClick={pickHere}
        >
          Hazır yanıt
        </Button>
      </Stack>
      {spot && (
        <CannedPicker
          anchor={spot.anchor}
          type={ticket.type}
          onPick={(answer) => insert(answer, spot)}
          close={() => backTo(spot.to)}
        />
      )}
    </Stack>
  );
}

const faultOf = (text: string, left: readonly string[]): string | null => {
  if (text === '') return 'Yanıtını yaz.';
  return left.length > 0 ? `Doldurulmamış yer var: ${left.join(', ')}. Yerine bir şey yaz ya da sil.` : null;
};
