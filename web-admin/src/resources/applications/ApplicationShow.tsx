import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminApplication } from '../../lib/records.ts';
import { languageLabels } from '../../lib/words.ts';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { UserLink } from '../../ui/RecordLink.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { ApplicationStateChip } from '../../ui/StateChip.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { nameOf, ranksOf } from './application.ts';
import { Approve, Ask, Refuse } from './Judge.tsx';

export const ApplicationShow = () => (
  <RecordPage<AdminApplication>
    title={nameOf}
    renderActions={(application) =>
      (application.state === 'waiting' || application.state === 'asked') && (
        <>
          <Refuse application={application} />
          <Ask application={application} />
          <Approve application={application} />
        </>
      )
    }
  >
    {(application) => (
      <Columns>
        <Column>
          <Section title="Deneyim">
            <Paragraphs text={application.experience} />
            <Stack component="ul" sx={{ pl: 2.5, my: 1.5, gap: 0.5 }}>
              {application.links.map((link) => (
                <li key={link}>
                  <Link
                    href={link}
                    target="_blank"
                    rel="noopener noreferrer nofollow"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {link}
                  </Link>
                </li>
              ))}
            </Stack>
          </Section>
          {application.exchange.length > 0 && <Exchange lines={application.exchange} />}
        </Column>
        <Column>
          <Section title="Başvuru" aside={<ApplicationStateChip state={application.state} />}>
            <Facts facts={[...factsOf(application), ...decisionOf(application)]} />
          </Section>
          <HistoryOf filter={{ recordId: application.id }} />
        </Column>
      </Columns>
    )}
  </RecordPage>
);

/** The servers of each game that the applicant plays. Teamfight Tactics shares League's servers. */
const serversOf = (application: AdminApplication): Fact[] => {
  const { leagueRank, tftRank, valorantRank, wildriftRank } = application;
  const games = [
    ['League ve TFT sunucuları', leagueRank ?? tftRank, application.comfortableLeagueServers],
    ['Valorant sunucuları', valorantRank, application.comfortableValorantServers],
    ['Wild Rift sunucuları', wildriftRank, application.comfortableWildriftServers],
  ] as const;
  return games.flatMap(([label, rank, ids]): Fact[] =>
    rank === null ? [] : [[label, ids.length > 0 ? ids.map((id) => id.toUpperCase()).join(', ') : 'Hepsi']],
  );
};

const factsOf = (application: AdminApplication): Fact[] => [
  ...ranksOf(application),
  ...serversOf(application),
  ['Haftada', `${application.weeklyHours} saat`],
  ['Diller', application.languages.map((id) => languageLabels[id] ?? id).join(', ')],
  ['Ülke', application.country],
  ['Yaşadığı yer', application.residency],
  ['E-posta', application.email],
  ['Telefon', application.phone],
  ['Geldi', <Moment key="created" at={application.createdAt} />],
];

const decisionOf = ({ decidedAt, decidedBy, reason, userId }: AdminApplication): Fact[] =>
  decidedAt === null
    ? []
    : [
        ['Sonuçlandı', <Moment key="decided" at={decidedAt} />],
        ['Karar veren', decidedBy && <UserLink key="by" resource="users" id={decidedBy} />],
        reason !== null && ['Neden', reason],
        userId !== null && ['Booster', <UserLink key="user" resource="boosters" id={userId} />],
      ];

/** Questions of staff and the applicant's answers. */
const Exchange = ({ lines }: { lines: AdminApplication['exchange'] }) => (
  <Section title="Yazışma">
    <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, gap: 2 }}>
      {lines.map(({ from, text, at }) => (
        <li key={at}>
          <Typography variant="body2" color="textSecondary">
            {from === 'house' ? 'Basamak' : 'Başvuran'} · <Moment at={at} />
          </Typography>
          <Paragraphs text={text} />
        </li>
      ))}
    </Stack>
  </Section>
);

const Paragraphs = ({ text }: { text: string }) => (
  <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
);
