import { languageLabels } from '#contract/booster/words.tr.ts';
import { languages } from '#contract/vocabulary.ts';
import { Checks } from '../../ui/Checks.tsx';
import { TextField } from '../../ui/Field.tsx';
import { asPhone, PhoneField } from '../form/PhoneField.tsx';
import type { ApplicationFormState } from './use-application-form.ts';

export function PersonSection({ form: { field } }: { form: ApplicationFormState }) {
  return (
    <>
      <div className="grid2">
        <TextField label="Ad" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Soyad" autoComplete="family-name" {...field('lastName')} />
      </div>
      <div className="grid2">
        <TextField
          label="E-posta"
          type="email"
          autoComplete="email"
          hint="Sonucu bu adrese yazarız."
          {...field('email')}
        />
        <PhoneField {...field('phone', asPhone)} />
      </div>
      <div className="grid2">
        <TextField label="Ülke" autoComplete="country-name" {...field('country')} />
        <TextField
          label="Yaşadığın yer"
          autoComplete="address-level1"
          placeholder="Şehir ya da ülke"
          {...field('residency')}
        />
      </div>
      <Checks
        label="Konuştuğun diller"
        options={languages.map((value) => ({ value, label: languageLabels[value] }))}
        {...field('languages')}
      />
    </>
  );
}
