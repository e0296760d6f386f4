import {
  Bell,
  Download,
  KeyRound,
  LifeBuoy,
  MonitorSmartphone,
  Shield,
  Trash2,
  UserRound,
  Volume2,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { part } from '../lib/chunks.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../config/paths.ts';
import { AccountFrame } from '../features/account/AccountFrame.tsx';
import { VerifyBanner } from '../features/account/VerifyBanner.tsx';
import { useUser, type User } from '../features/session/use-session.ts';
import { GeneralSettings } from '../features/settings/GeneralSettings.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';

/** Each section's code is loaded when the section is shown. */
const PasswordForm = part(async () => ({ default: (await import('../features/auth/PasswordForm.tsx')).PasswordForm }));
const DataSettings = part(async () => ({
  default: (await import('../features/settings/DataSettings.tsx')).DataSettings,
}));
const DeletionSettings = part(async () => ({
  default: (await import('../features/settings/DeletionSettings.tsx')).DeletionSettings,
}));
const DisplaySettings = part(async () => ({
  default: (await import('../features/settings/DisplaySettings.tsx')).DisplaySettings,
}));
const HelpSettings = part(async () => ({
  default: (await import('../features/settings/HelpSettings.tsx')).HelpSettings,
}));
const NoticeSettings = part(async () => ({
  default: (await import('../features/settings/NoticeSettings.tsx')).NoticeSettings,
}));
const SecondFactorSettings = part(async () => ({
  default: (await import('../features/settings/SecondFactorSettings.tsx')).SecondFactorSettings,
}));
const SessionSettings = part(async () => ({
  default: (await import('../features/settings/SessionSettings.tsx')).SessionSettings,
}));

interface Section {
  /** The section's name in the address. */
  readonly id: string;
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly show: (user: User) => ReactNode;
  /** Not for staff and admins: they do not delete their own accounts. */
  readonly customersAndBoosters?: true;
}

const sections: readonly [Section, ...Section[]] = [
  { id: 'genel', title: 'Genel', Icon: UserRound, show: (user) => <GeneralSettings user={user} /> },
  { id: 'sifre', title: 'Şifre', Icon: KeyRound, show: () => <PasswordForm /> },
  { id: 'iki-adimli-giris', title: 'İki adımlı giriş', Icon: Shield, show: () => <SecondFactorSettings /> },
  { id: 'oturumlar', title: 'Oturumlar', Icon: MonitorSmartphone, show: () => <SessionSettings /> },
  { id: 'bildirimler', title: 'Bildirimler', Icon: Bell, show: (user) => <NoticeSettings user={user} /> },
  {
    id: 'hareket-ve-ses',
    title: 'Hareket ve ses',
    Icon: Volume2,
    show: ({ role }) => <DisplaySettings reader={role} />,
  },
  { id: 'verilerim', title: 'Verilerim', Icon: Download, show: () => <DataSettings /> },
  {
    id: 'hesap-silme',
    title: 'Hesabı sil',
    Icon: Trash2,
    show: () => <DeletionSettings />,
    customersAndBoosters: true,
  },
  { id: 'yardim', title: 'Yardım', Icon: LifeBuoy, show: (user) => <HelpSettings user={user} /> },
];

/** Shows one section at a time. The address names it, so that it can be linked. */
export default function Settings() {
  const user = useUser();
  const { hash } = useLocation();
  const isStaff = user?.role === 'staff' || user?.role === 'admin';
  const open = sections.filter(({ customersAndBoosters }) => !(isStaff && customersAndBoosters));
  const { id, title, show } = open.find((section) => hash === `#${section.id}`) ?? sections[0];
  const entries = open.map((section) => ({
    to: paths.settings(section.id),
    label: section.title,
    Icon: section.Icon,
  }));
  return (
    <AccountFrame entries={entries} current={paths.settings(id)} name="Ayarlar menüsü">
      <PageTitle>{`${title} · Ayarlar`}</PageTitle>
      <h1 className="page-h account__h">Ayarlar</h1>
      {user && (id === 'genel' || id === 'bildirimler') && <VerifyBanner />}
      <section className="panel settings" aria-labelledby="bolum">
        <h2 className="panel__t" id="bolum">
          {title}
        </h2>
        <Suspense fallback={<Waiting />}>{user ? show(user) : <Waiting />}</Suspense>
      </section>
    </AccountFrame>
  );
}

const Waiting = () => <SkeletonRows rows={4} label="Ayarlar yükleniyor" />;
