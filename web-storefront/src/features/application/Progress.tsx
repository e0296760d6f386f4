import { Circle, CircleCheck } from 'lucide-react';
import { Meter } from '../../ui/Meter.tsx';
import { sections } from './sections.ts';
import { applicationSchema, type ApplicationValues } from './values.ts';

/** Which sections are filled in rightly, and the way to each. */
export function Progress({ values }: { values: ApplicationValues }) {
  const read = applicationSchema.safeParse(values);
  const wrong = new Set(read.success ? [] : read.error.issues.map(({ path: [field] }) => field));
  const done = sections.map(({ fields }) => !fields.some((field) => wrong.has(field)));
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
