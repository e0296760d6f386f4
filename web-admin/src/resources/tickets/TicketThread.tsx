import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminTicket } from '../../lib/records.ts';
import { roleLabels } from '#contract/identity/words.tr.ts';
import { Pictures } from '../../ui/Pictures.tsx';
import { Moment } from '../../ui/Moment.tsx';

type Message = AdminTicket['messages'][number];
type Step = AdminTicket['history'][number];

const steps: Record<Step['to'], string> = { open: 'yeniden açtı', closed: 'kapattı', trash: 'çöpe attı' };

/** All messages and state changes, oldest first. Screen readers announce new ones. */
export function TicketThread({ ticket: { messages, history } }: { ticket: AdminTicket }) {
  const all = [
    ...messages.map((message) => ({ at: message.createdAt, key: message.id, message, step: null })),
    ...history.map((step) => ({ at: step.at, key: step.at + step.to, message: null, step })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return (
    <Stack role="log" aria-label="Mesajlar" sx={{ gap: 2 }}>
      {all.map(({ key, message, step }) =>
        message ? <Said key={key} message={message} /> : step && <Done key={key} step={step} />,
      )}
    </Stack>
  );
}

/** Messages of staff differ from the user's by their border and the sender's name. */
const Said = ({ message: { sender, text, pictures, createdAt } }: { message: Message }) => {
  const isOurs = sender.role === 'staff' || sender.role === 'admin';
  return (
    <Box
      component="article"
      sx={{ pl: 1.5, borderLeft: 3, borderColor: isOurs ? 'primary.main' : 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography component="p" variant="caption">
        {sender.displayName} ({roleLabels[sender.role]}) · <Moment at={createdAt} />
      </Typography>
      <Typography component="p" sx={{ whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <Pictures label={`${sender.displayName}: ekteki resim`} pictures={pictures} />
    </Box>
  );
};

const Done = ({ step: { at, actor, to } }: { step: Step }) => (
  <Typography component="p" variant="caption">
    {actor.displayName} ({roleLabels[actor.role]}) talebi {steps[to]} · <Moment at={at} />
  </Typography>
);
