import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { streamSiteLabels } from '#contract/order/words.tr.ts';
import type { AdminOrder } from '../../lib/records.ts';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';

type Stream = NonNullable<AdminOrder['stream']>;
type Given = Stream['past'][number];

/** The ordered stream: its price, the refunded part of the price, and the links with their times. */
export function OrderStream({ order: { stream } }: { order: AdminOrder }) {
  if (!stream) return null;
  const { live, past, given, paid, refunded } = stream;
  const facts: Fact[] = [
    ['Ödenen', <Money key="paid" value={paid} />],
    ['Yayın yapıldı', given ? 'Evet' : 'Hayır'],
    refunded.amount > 0 && ['Müşteriye iade edilen', <Money key="refunded" value={refunded} />],
    ...(live ? [live, ...past] : past).map(fact),
  ];
  return (
    <Section title="Canlı yayın" aside={live ? <Chip size="small" color="primary" label="Yayında" /> : undefined}>
      <Facts facts={facts} />
      {!live && past.length === 0 && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          Booster yayın bağlantısı girmedi.
        </Typography>
      )}
    </Section>
  );
}

const fact = (one: Given, index: number): Fact => [
  `${index + 1}. ${one.site ? streamSiteLabels[one.site] : 'yayın'}`,
  <Times key={one.from} given={one} />,
];

const Times = ({ given: { url, from, to } }: { given: Given }) => (
  <>
    {url === null ? (
      'Bağlantı silindi'
    ) : (
      <Link href={url} target="_blank" rel="noopener noreferrer nofollow">
        {url}
      </Link>
    )}
    <br />
    <Moment at={from} /> – {to ? <Moment at={to} /> : 'sürüyor'}
  </>
);
