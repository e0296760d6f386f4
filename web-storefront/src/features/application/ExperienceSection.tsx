import { applicationLimits } from '#contract/limits.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { roomOf } from '../support/fields.ts';
import type { ApplicationFormState } from './use-application-form.ts';
import { mostLinks } from './values.ts';

export function ExperienceSection({ form: { field, values, running } }: { form: ApplicationFormState }) {
  const { links, experience } = values;
  const [rows, setRows] = useState(() => links.map((_, at) => at));
  const remove = (row: number) => {
    const at = rows.indexOf(row);
    running?.setValue('links', links.toSpliced(at, 1), { shouldDirty: true });
    setRows(rows.toSpliced(at, 1));
  };
  const { least, most } = applicationLimits.experience;
  return (
    <>
      <div className="grid2">
        <TextField label="Haftada kaç saat oynarsın?" inputMode="numeric" affix="saat" {...field('weeklyHours')} />
      </div>
      <div className="apply__links">
        {rows.map((row, at) => (
          <div className={rows.length > 1 ? 'apply__link' : undefined} key={row}>
            <TextField
              label={at === 0 ? 'Profil bağlantın' : `${at + 1}. bağlantı`}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              hint={at === 0 ? 'Rankını gösteren bir sayfa: op.gg, tracker.gg ve benzeri.' : undefined}
              {...field(`links.${at}.url`)}
            />
            {rows.length > 1 && (
              <Button icon kind="g" aria-label={`${at + 1}. bağlantıyı çıkar`} onClick={() => remove(row)}>
                <X className="ic" aria-hidden="true" />
              </Button>
            )}
          </div>
        ))}
        {rows.length < mostLinks && (
          <div>
            <Button size="sm" onClick={() => setRows([...rows, Math.max(...rows) + 1])}>
              <Plus className="ic" aria-hidden="true" /> Bağlantı ekle
            </Button>
          </div>
        )}
      </div>
      <TextArea
        label="Deneyimin"
        rows={8}
        maxLength={most}
        hint={`En az ${least} karakter: hangi rollerde, ne zamandır oynuyorsun; daha önce boost ya da koçluk yaptın mı? ${roomOf(experience.length, most)}`}
        {...field('experience')}
      />
    </>
  );
}
