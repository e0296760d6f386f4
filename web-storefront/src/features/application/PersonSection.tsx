import { languages } from '#contract/vocabulary.ts';
import { useFormContext } from 'react-hook-form';
import { Checks } from '../../ui/Checks.tsx';
import { TextField } from '../../ui/Field.tsx';
import { asPhone, PhoneField } from '../form/PhoneField.tsx';
import type { ApplicationValues } from './application-schema.ts';

const languageNames: Readonly<Record<(typeof languages)[number], string>> = { tr: 'Türkçe', en: 'İngilizce' };

export function PersonSection() {
  const { register, formState } = useFormContext<ApplicationValues>();
  const { errors } = formState;
  return (
    <>
      <div className="grid2">
        <TextField label="Ad" autoComplete="given-name" error={errors.firstName?.message} {...register('firstName')} />
        <TextField
          label="Soyad"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <div className="grid2">
        <TextField
          label="E-posta"
          type="email"
          autoComplete="email"
          hint="Sonucu bu adrese yazarız."
          error={errors.email?.message}
          {...register('email')}
        />
        <PhoneField error={errors.phone?.message} {...register('phone', asPhone)} />
      </div>
      <div className="grid2">
        <TextField label="Ülke" autoComplete="country-name" error={errors.country?.message} {...register('country')} />
        <TextField
          label="Yaşadığın yer"
          autoComplete="address-level1"
          placeholder="Şehir ya da ülke"
          error={errors.residency?.message}
          {...register('residency')}
        />
      </div>
      <Checks
        label="Konuştuğun diller"
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        error={errors.languages?.message}
        {...register('languages')}
      />
    </>
  );
}
