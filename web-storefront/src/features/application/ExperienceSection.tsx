import { applicationLimits } from '#contract/limits.ts';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { roomOf } from '../support/fields.ts';
import type { ApplicationValues } from './application-schema.ts';
import { mostLinks } from './values.ts';

export function ExperienceSection() {
  const { register, control, formState } = useFormContext<ApplicationValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'links' });
  const { errors } = formState;
  const experience = useWatch({ control, name: 'experience' });
  const { most } = applicationLimits.experience;
  return (
    <>
      <div className="grid2">
        <TextField
          label="Haftada kaç saat oynarsın?"
          inputMode="numeric"
          affix="saat"
          error={errors.weeklyHours?.message}
          {...register('weeklyHours')}
        />
      </div>
      <div className="apply__links">
        {fields.map(({ id }, at) => (
          <div className={fields.length > 1 ? 'apply__link' : undefined} key={id}>
            <TextField
              label={at === 0 ? 'Profil bağlantın' : `${at + 1}. bağlantı`}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              hint={at === 0 ? 'Rankını gösteren bir sayfa: op.gg, tracker.gg ve benzeri.' : undefined}
              error={errors.links?.[at]?.url?.message}
              {...register(`links.${at}.url`)}
            />
            {fields.length > 1 && (
              <Button icon kind="g" aria-label={`${at + 1}. bağlantıyı çıkar`} onClick={() => remove(at)}>
                <X className="ic" aria-hidden="true" />
              </Button>
            )}
          </div>
        ))}
        {fields.length < mostLinks && (
          <div>
            <Button size="sm" onClick={() => append({ url: '' })}>
              <Plus className="ic" aria-hidden="true" /> Bağlantı ekle
            </Button>
          </div>
        )}
      </div>
      <TextArea
        label="Deneyimin"
        rows={8}
        maxLength={most}
        hint={`Hangi rollerde, ne zamandır oynuyorsun; daha önce boost ya da koçluk yaptın mı? ${roomOf(experience.length, most)}`}
        error={errors.experience?.message}
        {...register('experience')}
      />
    </>
  );
}
