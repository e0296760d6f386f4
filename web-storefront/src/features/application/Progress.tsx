import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { prefetchWhenIdle } from '../../lib/chunks.ts';
import { Meter } from '../../ui/Meter.tsx';
import { sections } from './sections.ts';
import type { applicationSchema, ApplicationValues } from './application-schema.ts';

/** The sections with a link to each, and whether each is valid. */
export function Progress({ values }: { values: ApplicationValues }) {
  const done = useDone(values);
  const count = done.filter(Boolean).length;
  return (
    <>
      <Meter percent={Math.round((count / sections.length) * 100)} label="Başvurunun ilerlemesi" />
      <p className="small dim">
        {count} / {sections.length} bölüm tamam. Yazdıkların bu tarayıcıda saklanır; göndermeden bize ulaşmaz.
      </p>
      <ol className="apply__steps">
        {sections.map(({ id, title }, at) => (
          <li key={id} className={done[at] ? 'done' : undefined}>
            <a href={`#${id}`}>
              {done[at] ? (
                <CircleCheck className="ic" aria-hidden="true" />
              ) : (
                <Circle className="ic" aria-hidden="true" />
              )}
              {title}
              <span className="vh">{done[at] ? ', tamam' : ', eksik'}</span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Whether each section is valid. All are false until the schema has loaded. */
function useDone(values: ApplicationValues): readonly boolean[] {
  const [schema, setSchema] = useState<typeof applicationSchema>();
  useEffect(
    () =>
      prefetchWhenIdle(async () => {
        const { applicationSchema: loaded } = await import('./application-schema.ts');
        setSchema(loaded);
      }),
    [],
  );
  const read = schema?.safeParse(values);
  const wrong = new Set(read?.error?.issues.map(({ path: [field] }) => field));
  return sections.map(({ fields }) => read !== undefined && !fields.some((field) => wrong.has(field)));
}
