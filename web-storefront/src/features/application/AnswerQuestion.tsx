import { applicationLimits } from '#contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { anonymous, explain } from '../../lib/api.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { roomOf } from '../support/fields.ts';

/** The page that the link in a question's mail opens: the exchange so far and a form for the answer. */
export function AnswerQuestion({ token }: { token: string }) {
  const [sent, setSent] = useState(false);
  const asked = useQuery({
    queryKey: ['application-question', token],
    queryFn: async () => (await anonymous.call('POST /booster-applications/question', { body: { token } })).exchange,
    retry: false,
    staleTime: Infinity,
  });
  if (sent) return <Sent />;
  return (
    <section className="support__main stack" aria-labelledby="soru">
      <h1 className="page-h" id="soru">
        Başvurun için bir sorumuz var
      </h1>
      {asked.isPending && (
        <div role="status">
          <span className="vh">Soru geliyor</span>
          <Skeleton height="6em" />
        </div>
      )}
      {asked.isError && (
        <>
          <Alert tone="bad" announce>
            {explain(asked.error)}
          </Alert>
          <div>
            <ButtonLink to={paths.home()}>Ana sayfaya dön</ButtonLink>
          </div>
        </>
      )}
      {asked.data && (
        <>
          <div className="thread">
            {asked.data.map(({ from, text, at }) => (
              <article key={at} className={from === 'applicant' ? 'msg me' : 'msg'}>
                <p className="thread__who small">
                  <b>{from === 'applicant' ? 'Sen' : 'Basamak'}</b> <time dateTime={at}>{formatMoment(at)}</time>
                </p>
                <p className="thread__text">{text}</p>
              </article>
            ))}
          </div>
          <AnswerForm token={token} onSent={() => setSent(true)} />
        </>
      )}
    </section>
  );
}

const schema = async () => (await import('./answer-schema.ts')).answerSchema;

function AnswerForm({ token, onSent }: { token: string; onSent: () => void }) {
  const form = useApiForm({
    schema,
    defaultValues: { answer: '' },
    failed: 'Yanıtın gönderilemedi.',
    send: ({ answer }) => anonymous.call('POST /booster-applications/answer', { body: { token, answer } }),
    done: onSent,
  });
  const { answer } = form.values;
  return (
    <Form form={form}>
      <TextArea
        label="Yanıtın"
        rows={6}
        maxLength={applicationLimits.answer.most}
        hint={`Bir kez gönderebilirsin. ${roomOf(answer.length, applicationLimits.answer.most)}`}
        {...form.field('answer')}
      />
      <div>
        <Button kind="p" type="submit" busy={form.busy}>
          Yanıtı gönder
        </Button>
      </div>
    </Form>
  );
}

function Sent() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="support__main stack" aria-labelledby="yanit">
      <h1 className="page-h" id="yanit" tabIndex={-1} ref={title}>
        Yanıtın bize ulaştı
      </h1>
      <p className="muted">Başvurunu bununla birlikte inceliyoruz. Sonucu e-postana yazacağız.</p>
      <div>
        <ButtonLink to={paths.home()}>Ana sayfaya dön</ButtonLink>
      </div>
    </section>
  );
}
