import MuiButton from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '../../lib/records.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { answerAddress } from './answer-address.ts';

export const ContactMessageShow = () => (
  <RecordPage<ContactMessage>
    title={({ name }) => `İletişim mesajı: ${name}`}
    renderActions={(message) => (
      <MuiButton variant="contained" href={answerAddress(message)}>
        E-postayla yanıtla
      </MuiButton>
    )}
  >
    {({ name, email, text, createdAt }) => (
      <Columns>
        <Column>
          <Section title="Mesaj">
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
          </Section>
        </Column>
        <Column>
          <Section title="Kim yazdı">
            <Facts
              facts={[
                ['Ad', name],
                ['E-posta', email],
                ['Geldi', <Moment key="created" at={createdAt} />],
              ]}
            />
          </Section>
        </Column>
      </Columns>
    )}
  </RecordPage>
);
