import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { messageLength, overStates } from '#contract/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useCanAccess, useDataProvider, useGetManyAggregate, useRemoveFromStore, useStore } from 'react-admin';
import type { AdminOrder } from '../../lib/records.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Section } from '../../ui/Section.tsx';
import { useCommand } from '../../ui/use-command.ts';

/** The polling interval of an open conversation. */
const everyMs = 5_000;

type Said = Awaited<ReturnType<ConsoleDataProvider['conversation']>>[number];

/** The chat of an order's customer and booster. People with the permission may write in it. */
export function Conversation({ orderId, marked }: { orderId: string; marked?: string }) {
  const { canAccess: reads = false } = useCanAccess({ resource: 'messages', action: 'show' });
  const { canAccess: writes = false } = useCanAccess({ resource: 'messages', action: 'POST /orders/:id/messages' });
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['messages', 'conversation', orderId],
    queryFn: () => provider.conversation(orderId),
    refetchInterval: everyMs,
    enabled: reads,
  });
  if (!reads) return null;
  return (
    <Section title="Sohbet">
      {isPending && <Skeleton variant="rounded" height={96} />}
      {error && <LoadError error={error} retry={refetch} />}
      {data?.length === 0 && <Typography color="text.secondary">Henüz mesaj yok.</Typography>}
      {data && data.length > 0 && (
        <Stack role="log" aria-label="Mesajlar" tabIndex={0} sx={{ gap: 1.5, maxHeight: 480, overflow: 'auto' }}>
          {data.map((message) => (
            <Message key={message.id} message={message} marked={message.id === marked} />
          ))}
        </Stack>
      )}
      {writes && (
        <>
          <WhetherOver orderId={orderId} />
          <Writer orderId={orderId} sent={() => void refetch()} />
        </>
      )}
    </Section>
  );
}

/** Staff may always write. Customer and booster can answer only until the order ends. */
function WhetherOver({ orderId }: { orderId: string }) {
  const { canAccess = false } = useCanAccess({ resource: 'orders', action: 'show' });
  const { data } = useGetManyAggregate<AdminOrder>('orders', { ids: [orderId] }, { enabled: canAccess });
  if (!data?.some(({ state }) => overStates.includes(state))) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      Sipariş bitti, sohbeti kapandı: yazdığını müşteri ve booster okur ama yanıt yazamaz.
    </Alert>
  );
}

const Message = ({ message: { sender, text, createdAt }, marked }: { message: Said; marked: boolean }) => (
  <Box
    aria-current={marked ? 'true' : undefined}
    sx={{
      pl: 1.5,
      borderLeft: 3,
      borderColor: marked ? 'warning.main' : sender.role === 'booster' ? 'primary.main' : 'divider',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    }}
  >
    <Typography component="p" variant="caption">
      {sender.displayName} ({roleLabels[sender.role]}) · <Moment at={createdAt} />
    </Typography>
    <Typography component="p">{text}</Typography>
  </Box>
);

/** Keeps an unsent draft in the store until it is sent or the writer logs out. */
function Writer({ orderId, sent }: { orderId: string; sent: () => void }) {
  const kept = `messages.draft.${orderId}`;
  const [text, setText] = useStore(kept, '');
  const forget = useRemoveFromStore(kept);
  const command = useCommand<{ text: string }, Said>({
    run: (provider, body) => provider.run('POST /orders/:id/messages', { params: { id: orderId }, body }),
    done: 'Mesaj gönderildi',
    failed: 'Mesaj gönderilemedi.',
    onDone: () => {
      forget();
      sent();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed !== '') void command.send({ text: trimmed });
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ mt: 2, gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label="Mesaj"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={command.problem !== null}
        helperText={command.problem?.message ?? 'Müşteri ve booster görür. Mesaj sınırı senin için de geçerli.'}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: messageLength } }}
      />
      <Button type="submit" variant="contained" disabled={command.busy || text.trim() === ''} aria-busy={command.busy}>
        Gönder
      </Button>
    </Stack>
  );
}
