import MuiButton from '@mui/material/Button';
import { useCanAccess } from 'react-admin';
import type { ContactMessage } from '../../lib/records.ts';
import { assertAsLeft } from '../../ui/as-left.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { type Mail, MailFields } from '../../ui/MailFields.tsx';
import { useCommand } from '../../ui/use-command.ts';

export const AnswerByMail = ({ message }: { message: ContactMessage }) => (
  <CommandDialog
    action="POST /admin/contact-messages/:id/answer"
    label="Yanıtla"
    primary
    title={`${message.name}: e-postayla yanıtla`}
    explanation={`${message.email} adresine Basamak adına gider. Mesaj yanıtlandı olarak işaretlenir.`}
    submitLabel="Gönder"
    defaults={{ subject: 'Basamak: mesajın hakkında', text: `Merhaba ${message.name},\n\n` }}
    send={(answer: Mail) => ({ params: { id: message.id }, body: answer })}
    done="Yanıt yola çıktı"
    failed="Yanıt gönderilemedi."
  >
    <MailFields note="Gelen mesaj alıntılanmaz." />
  </CommandDialog>
);

/** Marks a message as answered that was answered elsewhere or needs no answer. */
export function MarkAnswered({ message: { id } }: { message: ContactMessage }) {
  const { canAccess } = useCanAccess({
    resource: 'contact-messages',
    action: 'POST /admin/contact-messages/:id/answered',
  });
  const { send, busy } = useCommand<{ readonly id: string }, ContactMessage>({
    run: (provider, input) => provider.run('POST /admin/contact-messages/:id/answered', { params: input }),
    undo: async (provider, input, { answered }) => {
      await assertAsLeft(provider, 'contact-messages', { id, answered });
      await provider.run('POST /admin/contact-messages/:id/waiting', { params: input });
    },
    done: 'Yanıtlandı olarak işaretlendi',
  });
  if (!canAccess) return null;
  return (
    <MuiButton variant="outlined" disabled={busy} aria-busy={busy} onClick={() => void send({ id })}>
      Yanıtlandı olarak işaretle
    </MuiButton>
  );
}

export function MarkWaiting({ message: { id } }: { message: ContactMessage }) {
  const { canAccess } = useCanAccess({
    resource: 'contact-messages',
    action: 'POST /admin/contact-messages/:id/waiting',
  });
  const { send, busy } = useCommand<{ readonly id: string }, ContactMessage>({
    run: (provider, input) => provider.run('POST /admin/contact-messages/:id/waiting', { params: input }),
    done: 'Yeniden yanıt bekliyor',
  });
  if (!canAccess) return null;
  return (
    <MuiButton variant="outlined" disabled={busy} aria-busy={busy} onClick={() => void send({ id })}>
      Yanıtlandı işaretini kaldır
    </MuiButton>
  );
}
