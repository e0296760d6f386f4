import { applicationLimits } from '#contract/limits.ts';
import { boosterTiers, services } from '#contract/vocabulary.ts';
import type { RouteInputOf } from '#contract/client.ts';
import { maxLength, minLength, required, SelectInput, TextInput } from 'react-admin';
import type { AdminApplication } from '../../lib/records.ts';
import { boosterTierLabel } from '../../lib/words.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { RankedArrayInput } from '../../ui/RankedInput.tsx';
import { ReasonInput } from '../../ui/ReasonInput.tsx';
import { nameOf, servicesFor, usernameFor } from './application.ts';

type Body<V extends 'question' | 'approval' | 'refusal'> =
  RouteInputOf<`POST /admin/booster-applications/:id/${V}`>['body'];

interface Judging {
  readonly application: AdminApplication;
}

const { question } = applicationLimits;

/** Asks by mail. The answer appears on this page. */
export const Ask = ({ application }: Judging) => (
  <CommandDialog
    action="POST /admin/booster-applications/:id/question"
    label="Soru sor"
    title={`${nameOf(application)}: soru sor`}
    explanation={`Soru ${application.email} adresine gider. Yanıtı bu sayfada görürsün.`}
    submitLabel="Soruyu gönder"
    send={(body: Body<'question'>) => ({ params: { id: application.id }, body })}
    done="Soru gönderildi"
    failed="Soru gönderilemedi."
  >
    <TextInput
      source="question"
      label="Soru"
      validate={[required(), minLength(question.least), maxLength(question.most)]}
      helperText={false}
      multiline
      minRows={3}
    />
  </CommandDialog>
);

/** Creates the booster account and sends an invitation. */
export const Approve = ({ application }: Judging) => (
  <CommandDialog
    action="POST /admin/booster-applications/:id/approval"
    label="Kabul et"
    primary
    title={`${nameOf(application)}: kabul et`}
    explanation={`Booster hesabı başvurudaki bilgilerle açılır, ${application.email} adresine davet gider.`}
    submitLabel="Kabul et ve davet et"
    defaults={{ username: usernameFor(application), availableServices: servicesFor(application), tier: 1 }}
    send={(body: Body<'approval'>) => ({ params: { id: application.id }, body })}
    done="Booster hesabı açıldı, davet gönderildi"
    failed="Başvuru kabul edilemedi."
    fieldOf={{ 'identity.username_taken': 'username' }}
  >
    <TextInput source="username" label="Kullanıcı adı" validate={required()} helperText="Harf ve rakam" />
    <SelectInput source="tier" label="Seviye" choices={tierChoices} validate={required()} helperText={false} />
    <RankedArrayInput
      source="availableServices"
      label="Verdiği hizmetler"
      choices={serviceChoices}
      validate={required()}
      helperText="Ranklarına göre seçildi. Yapmayacaklarını çıkar; sonradan profilinden de değiştirebilirsin."
    />
  </CommandDialog>
);

const tierChoices = boosterTiers.map((id) => ({ id, name: boosterTierLabel(id) }));
const serviceChoices = services.map(({ id, title }) => ({ id, name: title }));

export const Refuse = ({ application }: Judging) => (
  <CommandDialog
    action="POST /admin/booster-applications/:id/refusal"
    label="Reddet"
    danger
    title={`${nameOf(application)}: reddet`}
    explanation="Yazdığın neden başvurana e-postayla gider. Yeniden başvurabilir."
    submitLabel="Başvuruyu reddet"
    send={(body: Body<'refusal'>) => ({ params: { id: application.id }, body })}
    done="Başvuru reddedildi"
    failed="Başvuru reddedilemedi."
  >
    <ReasonInput />
  </CommandDialog>
);
