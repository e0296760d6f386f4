import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess } from 'react-admin';
import type { AdminUser } from '../../lib/records.ts';
import { formatMoment } from '../../lib/time.ts';
import { mailFailureLabels, roleLabels, scopeLabel } from '#contract/identity/words.tr.ts';
import { type Fact, Facts, linked } from '../../ui/Facts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Money } from '../../ui/Money.tsx';
import { Column, Columns, RecordPage } from '../../ui/RecordPage.tsx';
import { Section } from '../../ui/Section.tsx';
import { UserStatusChip } from '../../ui/StateChip.tsx';
import { AddFunds } from '../../ui/AddFunds.tsx';
import { useIsAnother } from '../../ui/use-is-another.ts';
import { HistoryOf } from '../audit-events/HistoryOf.tsx';
import { EntriesOf } from '../entries/EntriesOf.tsx';
import { NotesOf, Suspicions } from '../notes/NotesOf.tsx';
import { FineClaimsOf } from '../fine-claims/FineClaimsOf.tsx';
import { PayoutsOf } from '../payouts/PayoutsOf.tsx';
import { EnterPayment } from '../top-ups/EnterPayment.tsx';
import { TopUpsOf } from '../top-ups/TopUpsOf.tsx';
import { OrdersOf } from '../orders/OrdersOf.tsx';
import { TicketsOf } from '../tickets/TicketsOf.tsx';
import { ClearAddress } from '../unreachable-addresses/ClearAddress.tsx';
import { SessionsOf } from '../sessions/SessionsOf.tsx';
import { ReviewsOf } from '../reviews/ReviewsOf.tsx';
import { StoryOf } from './StoryOf.tsx';
import { Ban, Unban } from './Ban.tsx';
import { ChangeScopes } from './ChangeScopes.tsx';
import { CorrectContact } from './CorrectContact.tsx';
import { Remove } from './Remove.tsx';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { SendMail } from './SendMail.tsx';
import { SendPasswordLink } from './SendPasswordLink.tsx';
import { SetPassword } from './SetPassword.tsx';

const nameOf = ({ firstName, lastName }: AdminUser) => `${firstName} ${lastName}`;
const holdsMoney = ({ role }: AdminUser) => role === 'customer' || role === 'booster';

export const UserShow = () => (
  <RecordPage<AdminUser>
    title={nameOf}
    renderActions={(user) =>
      user.status !== 'deleted' && (
        <>
          {user.role === 'customer' && <EnterPayment userId={user.id} />}
          {holdsMoney(user) && <AddFunds userId={user.id} name={nameOf(user)} balance={user.balance} />}
          <SendMail user={user} />
          <Manage user={user} />
        </>
      )
    }
  >
    {(user) => (
      <>
        <Suspicions resource="user-notes" recordId={user.id} />
        {user.mailFailure && (
          <Alert severity="warning" action={<ClearAddress userId={user.id} email={user.email} />}>
            E-postası ulaşmıyor: {mailFailureLabels[user.mailFailure]}. Sipariş ve destek postaları gönderilmiyor.
          </Alert>
        )}
        {user.banReason && <Alert severity="warning">Yasaklı. Neden: {user.banReason}</Alert>}
        <Columns>
          <Column>
            <Person user={user} />
            {user.status !== 'deleted' && <NotesOf resource="user-notes" recordId={user.id} />}
            {user.role === 'staff' && <Scopes scopes={user.scopes} />}
            {holdsMoney(user) && <TicketsOf title="Destek talepleri" filter={{ userId: user.id }} />}
            {user.role === 'customer' && <OrdersOf title="Siparişleri" filter={{ customerId: user.id }} />}
            {user.role === 'booster' && <OrdersOf title="Oynadığı siparişler" filter={{ boosterId: user.id }} />}
            {user.role === 'customer' && <TopUpsOf userId={user.id} />}
            {user.role === 'booster' && <FineClaimsOf boosterId={user.id} />}
            {user.role === 'booster' && <PayoutsOf boosterId={user.id} />}
            {user.role === 'customer' && <ReviewsOf filter={{ customerId: user.id }} />}
            {user.status !== 'deleted' && <SessionsOf user={user} />}
          </Column>
          <Column>
            {holdsMoney(user) && <Wallet user={user} />}
            <HistoryOf filter={{ personId: user.id }} />
          </Column>
        </Columns>
        <StoryOf userId={user.id} />
      </>
    )}
  </RecordPage>
);

/** Commands that nobody may run on themselves. People change their own password and account in their settings. */
export function Manage({ user }: { user: AdminUser }) {
  if (!useIsAnother(user.id)) return null;
  return (
    <>
      {user.status === 'active' && <SendPasswordLink user={user} />}
      <SetPassword user={user} />
      {user.secondFactor && <ResetSecondFactor user={user} />}
      <ChangeScopes user={user} />
      {user.status === 'banned' ? <Unban user={user} /> : <Ban user={user} />}
      <Remove user={user} />
    </>
  );
}

/**
 * A new e-mail address that its owner has not confirmed. The address is marked when the link in its confirmation mail
 * has expired.
 */
function pendingEmailOf({ pendingEmail, pendingEmailAsked: asked }: AdminUser): Fact[] {
  if (!pendingEmail || !asked) return [];
  const by = `${asked.byName ?? 'ayrılan bir ekip üyesi'}, ${formatMoment(asked.at)}`;
  return asked.expired
    ? [['Onaylanmayan e-posta', `${pendingEmail} (${by}; süresi ${formatMoment(asked.expiresAt)} tarihinde doldu)`]]
    : [['Onay bekleyen e-posta', `${pendingEmail} (${by}; son onay ${formatMoment(asked.expiresAt)})`]];
}

function Person({ user }: { user: AdminUser }) {
  const facts: Fact[] = [
    ['Durum', <UserStatusChip key="status" status={user.status} />],
    ['Rol', roleLabels[user.role]],
    ['Kullanıcı adı', user.username],
    ['E-posta', `${user.email}${user.emailVerified ? '' : ' (doğrulanmadı)'}`],
    ...pendingEmailOf(user),
    ['Telefon', user.phone],
    ['İki adımlı giriş', user.secondFactor ? 'Açık' : 'Kapalı'],
    ['Kayıt', <Moment key="created" at={user.createdAt} />],
    ['Son görülme', user.lastSeenAt ? <Moment key="seen" at={user.lastSeenAt} /> : null],
    user.role === 'booster' && linked('Booster profili', 'boosters', user.id, 'Profili aç'),
  ];
  return (
    <Section title="Kişi">
      <Facts facts={facts} />
      {user.status !== 'deleted' && <CorrectContact user={user} />}
    </Section>
  );
}

function Scopes({ scopes }: { scopes: readonly string[] }) {
  return (
    <Section title="Yetkiler">
      {scopes.length === 0 ? (
        <Typography color="text.secondary">Henüz yetki verilmedi.</Typography>
      ) : (
        <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
          {scopes.map((scope) => (
            <li key={scope}>{scopeLabel(scope)}</li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Wallet({ user }: { user: AdminUser }) {
  const { canAccess } = useCanAccess({ resource: 'entries', action: 'list' });
  return (
    <Section title="Cüzdan" aside={user.balance && <Money value={user.balance} variant="h2" />}>
      {canAccess ? (
        <EntriesOf title="Hareketler" filter={{ userId: user.id }} />
      ) : (
        <Typography color="text.secondary">Cüzdan hareketlerini görme yetkin yok.</Typography>
      )}
    </Section>
  );
}
