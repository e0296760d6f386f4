import '../../styles/pool.css';
import { languageLabels } from '#contract/booster/words.tr.ts';
import { rankName } from '#contract/pricing/ranks.ts';
import {
  ladderOf,
  languages,
  leagueOrderServers,
  playedGames,
  serviceTitle,
  valorantBoosterServers,
  wildriftServers,
  type PlayedGame,
} from '#contract/vocabulary.ts';
import type { RouteAnswerOf } from '#contract/client.ts';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { api } from '../../lib/api.ts';
import { put, queryClient } from '../../lib/query-client.ts';
import { gameNames, serverName } from '../../lib/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Checks } from '../../ui/Checks.tsx';
import { Failed } from '../../ui/Empty.tsx';
import { TextField } from '../../ui/Field.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { keys } from '../keys.ts';
import { newTicketLink } from '../ticket/link.ts';
import { lockedFields, type LockedField } from '../ticket/locked-fields.ts';
import { profileQuery } from './queries.ts';

type Profile = RouteAnswerOf<'GET /booster/profile'>;

const schema = async () => (await import('./account-schema.ts')).accountSchema;

/** `/booster/hesap`: the fields that the booster may change, and those that only staff change. */
export default function Account() {
  const profile = useQuery(profileQuery);
  if (profile.isPending) return <SkeletonRows rows={8} label="Hesabın yükleniyor" />;
  if (!profile.data) return <Failed title="Hesabın yüklenemedi" of={profile} />;
  return (
    <div className="grid2">
      <Own profile={profile.data} />
      <Locked profile={profile.data} />
    </div>
  );
}

const servers = [
  { field: 'comfortableLeagueServers', label: 'League ve TFT sunucuların', of: leagueOrderServers },
  { field: 'comfortableValorantServers', label: 'Valorant sunucuların', of: valorantBoosterServers },
  { field: 'comfortableWildriftServers', label: 'Wild Rift sunucuların', of: wildriftServers },
] as const;

const ownOf = (profile: Profile) => ({
  comfortableLeagueServers: profile.comfortableLeagueServers,
  comfortableValorantServers: profile.comfortableValorantServers,
  comfortableWildriftServers: profile.comfortableWildriftServers,
  languages: profile.languages,
  country: profile.country ?? '',
});

function Own({ profile }: { profile: Profile }) {
  const form = useApiForm({
    schema,
    defaultValues: ownOf(profile),
    failed: 'Hesabın güncellenemedi.',
    send: ({ country, ...values }) =>
      api.call('PATCH /booster/profile', { body: { ...values, country: country === '' ? null : country } }),
    done: (changed) => {
      put(profileQuery, changed);
      // the pool shows only orders that fit the profile, so it must be loaded again
      void queryClient.invalidateQueries({ queryKey: [...keys.booster, 'pool'] });
      form.reset(ownOf(changed));
      toast('Hesabın güncellendi');
    },
  });
  return (
    <section className="panel stack" aria-labelledby="kendi-bilgilerin">
      <h2 className="panel__t" id="kendi-bilgilerin">
        Senin seçtiklerin
      </h2>
      <dl className="locked">
        <Row
          label="Ad soyad"
          locked={false}
          link={
            <Link className="link small" to={paths.settings()}>
              Ayarlardan değiştir
            </Link>
          }
        >
          {profile.firstName} {profile.lastName}
        </Row>
      </dl>
      <Form form={form}>
        {servers.map(({ field, label, of }) => (
          <Checks
            key={field}
            label={label}
            hint="Hiçbirini seçmezsen hepsindeki siparişler sana gelir."
            options={of.map((server) => ({ value: server, label: serverName(server) }))}
            {...form.field(field)}
          />
        ))}
        <Checks
          label="Konuştuğun diller"
          options={languages.map((value) => ({ value, label: languageLabels[value] }))}
          {...form.field('languages')}
        />
        <TextField label="Ülke" autoComplete="country-name" hint="İsteğe bağlı." {...form.field('country')} />
        <div>
          <Button kind="p" type="submit" busy={form.busy}>
            Değişiklikleri kaydet
          </Button>
        </div>
      </Form>
    </section>
  );
}

const rankOf = (profile: Profile, game: PlayedGame): string => {
  const id = { league: 'leagueRank', valorant: 'valorantRank', wildrift: 'wildriftRank', tft: 'tftRank' } as const;
  const rank = profile[id[game]];
  const rung = ladderOf(game).find(({ id: at }) => at === rank);
  return rung ? rankName(game, rung) : 'Sınır yok';
};

function Locked({ profile }: { profile: Profile }) {
  const { availableServices } = profile;
  return (
    <section className="panel stack" aria-labelledby="kilitli-bilgiler">
      <h2 className="panel__t" id="kilitli-bilgiler">
        Ekibin değiştirdikleri
      </h2>
      <p className="small muted">
        Bunlar hangi siparişleri alabileceğini ve payını belirler ya da seni tanıtır; o yüzden kilitli. Değişmesi
        gerekiyorsa destek talebi aç.
      </p>
      <dl className="locked">
        <LockedRow field="email">{profile.email}</LockedRow>
        <LockedRow field="residency">{profile.residency ?? 'Yazılmamış'}</LockedRow>
        <LockedRow field="tier">{profile.tier}</LockedRow>
        <LockedRow field="simultaneousOrders">
          {profile.simultaneousOrders} (şu an {profile.activeOrders} siparişin var)
        </LockedRow>
        {playedGames.map((game) => (
          <LockedRow key={game} field={`${game}Rank`} label={`${gameNames[game]} rankın`}>
            {rankOf(profile, game)}
          </LockedRow>
        ))}
        <LockedRow field="availableServices">
          {availableServices.length === 0 ? 'Henüz yok' : availableServices.map((id) => serviceTitle(id)).join(', ')}
        </LockedRow>
        <Row
          label="Cihaz kimliği"
          link={
            <Link className="link small" to={paths.boosterPage('cihazlar')}>
              Cihazların
            </Link>
          }
        >
          {profile.hwid ?? 'Yazılmamış'}
        </Row>
      </dl>
    </section>
  );
}

function LockedRow({ field, label, children }: { field: LockedField; label?: string; children: ReactNode }) {
  const { label: name } = lockedFields[field];
  return (
    <Row
      label={label ?? name}
      link={
        <Link
          className="link small"
          to={newTicketLink({ type: 'account', field })}
          aria-label={`${name}: değişiklik iste`}
        >
          Değişiklik iste
        </Link>
      }
    >
      {children}
    </Row>
  );
}

function Row({
  label,
  link,
  locked = true,
  children,
}: {
  label: string;
  link: ReactNode;
  locked?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="small muted">
        {locked && <Lock className="ic" aria-hidden="true" />} {label}
      </dt>
      <dd>
        <span>{children}</span> {link}
      </dd>
    </div>
  );
}
