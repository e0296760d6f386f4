import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '../../lib/records.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { TicketChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { answerAddress } from './answer-address.ts';
import { AnswerByMail, MarkAnswered, MarkWaiting } from './commands.tsx';
import { standingOf } from './standing.ts';

export const ContactMessageShow = () => (
  <RecordPage<ContactMessage>
    title={({ name }) => `İletişim mesajı: ${name}`}
    renderActions={(message) =>
      message.answered ? (
        <MarkWaiting message={message} />
      ) : (
        <>
          <MarkAnswered message={message} />
          <AnswerByMail message={message} />
        </>
      )
    }
  >
    {(message) => (
      <Columns>
        <Column>
          <Section title="Mesaj" aside={<TicketChip standing={standingOf(message)} />}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.text}</Typography>
          </Section>
        </Column>
        <Column>
          <Section title="Kim yazdı">
            <Facts
              facts={[
                ['Ad', message.name],
                [
                  'E-posta',
                  <Link key="email" href={answerAddress(message)} sx={{ overflowWrap: 'anywhere' }}>
                    {message.email}
                  </Link>,
                ],
                ['Geldi', <Moment key="created" at={message.createdAt} />],
                message.answered && ['Yanıtlayan', message.answered.byName],
                message.answered && ['Yanıtlandı', <Moment key="answered" at={message.answered.at} />],
              ]}
            />
          </Section>
          <HistoryOf filter={{ recordId: message.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);
