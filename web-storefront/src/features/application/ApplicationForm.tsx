import { useEffect, useState, type ComponentType } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { Link } from '../../lib/router/index.ts';
import { linkTo } from '../../app/paths.ts';
import { anonymous, explain, hasCode } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { showProblem } from '../auth/errors.ts';
import { useSchema } from '../form/use-schema.ts';
import { Bait } from '../support/Bait.tsx';
import { NOT_FILLED } from '../support/fields.ts';
import { ExperienceSection } from './ExperienceSection.tsx';
import { GamesSection } from './GamesSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { Progress } from './Progress.tsx';
import { sections, type SectionId } from './sections.ts';
import type { ApplicationValues } from './application-schema.ts';
import { applicationOf, forgetApplication, keepApplication, keptApplication } from './values.ts';

const schema = async () => (await import('./application-schema.ts')).applicationSchema;

const notes: Readonly<Record<SectionId, string>> = {
  sen: 'Kiminle konuşacağımızı bilelim.',
  oyunlar: 'Oynadığın her oyunda şu anki rankını seç.',
  deneyim: 'Rankını ve geçmişini gösterebildiğin kadar göster.',
  onay: 'Göndermeden önce son adım.',
};

const parts: Readonly<Record<SectionId, ComponentType>> = {
  sen: PersonSection,
  oyunlar: GamesSection,
  deneyim: ExperienceSection,
  onay: Consent,
};

const named = ['firstName', 'lastName', 'email', 'phone', 'country', 'residency', 'weeklyHours', 'experience'] as const;

/** The whole application on one page, in sections; kept in the browser until it is sent. */
export function ApplicationForm({ onSent }: { onSent: (email: string) => void }) {
  const [initial] = useState(keptApplication);
  const form = useForm<ApplicationValues>({
    resolver: useSchema(schema),
    mode: 'onTouched',
    defaultValues: initial,
  });
  const { handleSubmit, setError, subscribe, control, register, formState } = form;
  const { errors, isSubmitting } = formState;
  const values = useWatch({ control, compute: (all: ApplicationValues) => all });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: typed }) => keepApplication(typed) }),
    [subscribe],
  );

  const submit = handleSubmit(
    async (filled) => {
      try {
        await anonymous.call('POST /booster-applications', { body: applicationOf(filled) });
      } catch (error) {
        if (hasCode(error, 'request.invalid') || hasCode(error, 'booster.application_waiting'))
          showProblem(error, setError, named, { 'booster.application_waiting': 'email' });
        else setError('root', { message: `Başvurun gönderilemedi. ${explain(error)}` });
        return;
      }
      forgetApplication();
      onSent(filled.email);
    },
    () => setError('root', { message: NOT_FILLED }),
  );

  return (
    <FormProvider {...form}>
      <div className="support__g support__g--led">
        <aside className="support__aside stack" aria-label="Başvurunun ilerlemesi">
          <Progress values={values} />
        </aside>
        <form className="support__form" noValidate onSubmit={(event) => void submit(event)}>
          {sections.map(({ id, title }) => {
            const Part = parts[id];
            return (
              <section className="apply__s" key={id} id={id} aria-labelledby={`${id}-b`}>
                <h2 id={`${id}-b`}>{title}</h2>
                <p className="small dim">{notes[id]}</p>
                <Part />
              </section>
            );
          })}
          <Bait {...register('website')} />
          <div className="stack">
            {errors.root && (
              <Alert tone="bad" announce>
                {errors.root.message}
              </Alert>
            )}
            <div>
              <Button kind="p" size="lg" type="submit" busy={isSubmitting}>
                Başvuruyu gönder
              </Button>
            </div>
          </div>
        </form>
      </div>
    </FormProvider>
  );
}

/** What the house may do with what was written (KVKK). */
function Consent() {
  const { register, formState } = useFormContext<ApplicationValues>();
  const { consent } = formState.errors;
  return (
    <div className="stack-2">
      <label className="check small">
        <input
          type="checkbox"
          aria-invalid={consent ? true : undefined}
          aria-describedby={consent ? 'onay-hata' : undefined}
          {...register('consent')}
        />
        <span>
          Yazdıklarımın başvurumu değerlendirmek için işlenmesini kabul ediyorum.{' '}
          <Link className="link" to={linkTo('privacyPolicy')} target="_blank">
            Gizlilik politikası
          </Link>
        </span>
      </label>
      {consent && (
        <span className="err" id="onay-hata" role="alert">
          {consent.message}
        </span>
      )}
    </div>
  );
}
