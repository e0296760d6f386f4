import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { linkTo } from '../../config/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { Form } from '../form/Form.tsx';
import { Bait } from '../support/Bait.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { GamesSection } from './GamesSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { Progress } from './Progress.tsx';
import { sections, type SectionId } from './sections.ts';
import { useApplicationForm, type ApplicationFormState } from './use-application-form.ts';

const notes: Readonly<Record<SectionId, string>> = {
  sen: 'Kiminle konuşacağımızı bilelim.',
  oyunlar: 'Oynadığın her oyunda şu anki rankını seç.',
  deneyim: 'Rankını ve geçmişini gösterebildiğin kadar göster.',
  onay: 'Göndermeden önce son adım.',
};

const parts: Readonly<Record<SectionId, ComponentType<{ form: ApplicationFormState }>>> = {
  sen: PersonSection,
  oyunlar: GamesSection,
  deneyim: ExperienceSection,
  onay: Consent,
};

/** The whole application on one page, in sections. */
export function ApplicationForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useApplicationForm(onSent);
  const { error: _none, ...bait } = form.field('website');
  return (
    <div className="support__g support__g--led">
      <aside className="support__aside stack" aria-label="Başvurunun ilerlemesi">
        <Progress values={form.values} />
      </aside>
      {/* The form is long, so its general error is shown at the button. */}
      <Form form={{ ...form, fault: undefined }} className="support__form">
        {sections.map(({ id, title }) => {
          const Part = parts[id];
          return (
            <section className="apply__s" key={id} id={id} aria-labelledby={`${id}-b`}>
              <h2 id={`${id}-b`}>{title}</h2>
              <p className="small dim">{notes[id]}</p>
              <Part form={form} />
            </section>
          );
        })}
        <Bait {...bait} />
        <div className="stack">
          <Refused why={form.fault} />
          <div>
            <Button kind="p" size="lg" type="submit" busy={form.busy}>
              Başvuruyu gönder
            </Button>
          </div>
        </div>
      </Form>
    </div>
  );
}

/** Consent to the processing of personal data (KVKK). */
function Consent({ form }: { form: ApplicationFormState }) {
  const { error, ...consent } = form.field('consent');
  return (
    <div className="stack-2">
      <label className="check small">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'onay-hata' : undefined}
          {...consent}
        />
        <span>
          Yazdıklarımın başvurumu değerlendirmek için işlenmesini kabul ediyorum.{' '}
          <Link className="link" to={linkTo('privacyPolicy')} target="_blank">
            Gizlilik politikası
          </Link>
        </span>
      </label>
      {error && <FieldError id="onay-hata">{error}</FieldError>}
    </div>
  );
}
