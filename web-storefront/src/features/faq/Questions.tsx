import { Plus } from 'lucide-react';
import { paths } from '../../config/paths.ts';
import type { Question } from '../../content/faq.ts';
import { told } from '../../content/platform-rules.ts';
import { usePlatformRules } from '../platform-rules.ts';

/** Questions that open on their answers. With `linked`, each has an anchor. */
export function Questions({
  questions,
  open,
  linked = false,
}: {
  questions: readonly Question[];
  /** The id of the question that is open at first. */
  open?: string | undefined;
  linked?: boolean;
}) {
  const rules = usePlatformRules();
  return questions.map(({ id, question, answer }) => (
    <details key={id} id={linked ? id : undefined} open={id === open || undefined}>
      <summary>
        {question}
        <Plus className="ic" aria-hidden="true" />
      </summary>
      <p>{told(answer, rules)}</p>
      {linked && (
        <p className="tiny">
          <a className="link" href={paths.question(id)}>
            Bu sorunun bağlantısı
          </a>
        </p>
      )}
    </details>
  ));
}
