import { serviceTitle, type PlayedGame } from '#contract/vocabulary.ts';
import { EditButton, ResourceContextProvider, useGetOne, usePermissions } from 'react-admin';
import { rungName } from '../../lib/draft.ts';
import type { AdminBooster, AdminUser } from '../../lib/records.ts';
import { boosterTierLabel, languageLabels } from '../../lib/words.ts';
import { AddFunds } from '../../ui/AddFunds.tsx';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { UserStatusChip } from '../../ui/StateChip.tsx';
import { DevicesOf } from '../devices/DevicesOf.tsx';
import { EntriesOf } from '../entries/EntriesOf.tsx';
import { OrdersOf } from '../orders/OrdersOf.tsx';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { NotesOf, Suspicions } from '../notes/NotesOf.tsx';
import { FineClaimsOf } from '../fine-claims/FineClaimsOf.tsx';
import { PayoutsOf } from '../payouts/PayoutsOf.tsx';
import { ReviewsOf } from '../reviews/ReviewsOf.tsx';
import { TicketsOf } from '../tickets/TicketsOf.tsx';
import { may, type Person as StaffPerson } from '../../providers/permissions.ts';
import { SendMail } from '../users/SendMail.tsx';
import { Manage } from '../users/UserShow.tsx';
import { Penalty } from './Penalty.tsx';
import { Withdraw } from './Withdraw.tsx';

const nameOf = ({ firstName, lastName }: AdminBooster) => `${firstName} ${lastName}`;

export const BoosterShow = () => (
  <RecordPage<AdminBooster>
    title={nameOf}
    renderActions={(booster) =>
      booster.status !== 'deleted' && (
        <>
          <AddFunds userId={booster.id} name={nameOf(booster)} balance={booster.balance} />
          <Withdraw booster={booster} />
          <Penalty booster={booster} />
          <PersonCommands userId={booster.id} />
          <EditButton label="Profili düzenle" variant="contained" />
        </>
      )
    }
  >
    {(booster) => (
      <>
        <Suspicions resource="user-notes" recordId={booster.id} />
        <Columns>
          <Column>
            <Profile booster={booster} />
            <NotesOf resource="user-notes" recordId={booster.id} />
            <OrdersOf title="Siparişleri" filter={{ boosterId: booster.id }} />
            <TicketsOf title="Destek talepleri" filter={{ userId: booster.id }} />
            <ReviewsOf filter={{ boosterId: booster.id }} />
          </Column>
          <Column>
            <Person booster={booster} />
            <DevicesOf boosterId={booster.id} />
            <Section title="Cüzdan" aside={booster.balance && <Money value={booster.balance} variant="h2" />}>
              <EntriesOf title="Hareketler" filter={{ userId: booster.id }} />
            </Section>
            <FineClaimsOf boosterId={booster.id} />
            <PayoutsOf boosterId={booster.id} />
            <HistoryOf filter={{ recordId: booster.id }} />
          </Column>
        </Columns>
      </>
    )}
  </RecordPage>
);

/** Commands of the `users` resource on a booster, for people who may open the booster's user page. */
function PersonCommands({ userId }: { userId: string }) {
  const { permissions } = usePermissions<StaffPerson>();
  const enabled = permissions !== undefined && may(permissions, 'users', 'show');
  const { data: user } = useGetOne<AdminUser>('users', { id: userId }, { enabled });
  if (!user || user.status === 'deleted') return null;
  return (
    <ResourceContextProvider value="users">
      <SendMail user={user} />
      <Manage user={user} />
    </ResourceContextProvider>
  );
}

const rank = (game: PlayedGame, id: string | null) => (id === null ? null : rungName(game, id));
const list = (words: readonly string[], none: string) => (words.length > 0 ? words.join(', ') : none);
const servers = (ids: readonly string[]) =>
  list(
    ids.map((id) => id.toUpperCase()),
    'Hepsi',
  );

function Profile({ booster }: { booster: AdminBooster }) {
  const facts: Fact[] = [
    ['Seviye', boosterTierLabel(booster.tier)],
    ['Sipariş', `${booster.activeOrders} / ${booster.simultaneousOrders}`],
    ['Sipariş alıyor', booster.takesOrders ? 'Evet' : 'Hayır, kendi kapattı'],
    [
      'Hizmetler',
      list(
        booster.availableServices.map((id) => serviceTitle(id)),
        'Yok',
      ),
    ],
    ['League rankı', rank('league', booster.leagueRank)],
    ['Valorant rankı', rank('valorant', booster.valorantRank)],
    ['Wild Rift rankı', rank('wildrift', booster.wildriftRank)],
    ['TFT rankı', rank('tft', booster.tftRank)],
    ['League sunucuları', servers(booster.comfortableLeagueServers)],
    ['Valorant sunucuları', servers(booster.comfortableValorantServers)],
    ['Wild Rift sunucuları', servers(booster.comfortableWildriftServers)],
    [
      'Diller',
      list(
        booster.languages.map((id) => languageLabels[id] ?? id),
        'Belirtilmedi',
      ),
    ],
    ['Ülke', booster.country],
    ['Yaşadığı yer', booster.residency],
    ['Bilgisayar kimliği', booster.hwid],
  ];
  return (
    <Section title="Profil">
      <Facts facts={facts} />
    </Section>
  );
}

function Person({ booster }: { booster: AdminBooster }) {
  const facts: Fact[] = [
    ['Durum', <UserStatusChip key="status" status={booster.status} />],
    ['Kullanıcı adı', booster.username],
    ['E-posta', booster.email],
    ['Telefon', booster.phone],
    ['Onaylanan sipariş', booster.finishedOrders],
    ['Kayıt', <Moment key="created" at={booster.createdAt} />],
    linked('Hesap', 'users', booster.id, 'Kullanıcı sayfasını aç'),
  ];
  return (
    <Section title="Kişi">
      <Facts facts={facts} />
    </Section>
  );
}
