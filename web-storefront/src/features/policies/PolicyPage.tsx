import '../../styles/prose.css';
import { Printer } from 'lucide-react';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { linkTo } from '../../config/paths.ts';
import { policies, type Block, type Policy, type PolicyName } from '../../content/policies/policy.ts';
import { told } from '../../content/platform-rules.ts';
import { usePlatformRules } from '../platform-rules.ts';
import { formatDate } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** At the foot of every policy, because no lawyer has read the policies yet. */
export function LawyerNotice() {
  return (
    <p className="small muted">
      Bu metin bir taslaktır. Site yayına girmeden önce bir avukatın onayından geçmeli; işletmeci şirketin unvanı,
      adresi ve iletişim bilgileri o sırada eklenir.
    </p>
  );
}

/** A long text with its table of contents. A print contains only the text. */
export function PolicyPage({ name, policy, children }: { name: PolicyName; policy: Policy; children?: ReactNode }) {
  const { title, summary } = policies[name];
  return (
    <main className="wrap policy" id="icerik" tabIndex={-1}>
      <PageTitle description={summary}>{title}</PageTitle>
      <Breadcrumbs trail={[{ to: linkTo('policies'), label: 'Koşullar' }]} here={title} />
      <div className="policy__g">
        <header className="prose policy__h">
          <h1 className="page-h">{title}</h1>
          <p className="spread small dim">
            <span>
              Son değişiklik: <time dateTime={policy.changed}>{formatDate(`${policy.changed}T12:00:00Z`)}</time>
            </span>
            <Button kind="g" size="sm" className="no-print" onClick={() => print()}>
              <Printer className="ic" aria-hidden="true" /> Yazdır
            </Button>
          </p>
        </header>
        <nav className="policy__toc" aria-label="İçindekiler">
          <h2 className="small">İçindekiler</h2>
          <ol>
            {policy.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="prose">
          <p className="prose__intro">
            <WithLinks text={policy.intro} />
          </p>
          {policy.sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>
                {index + 1}. {section.title}
              </h2>
              {section.blocks.map((block, at) => (
                <Passage key={at} block={block} />
              ))}
            </section>
          ))}
          {children}
          <LawyerNotice />
        </article>
      </div>
    </main>
  );
}

function Passage({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <WithLinks text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <WithLinks text={item} />
          </li>
        ))}
      </ul>
    );
  }
  const [head = [], ...rows] = block.table;
  return (
    <table className="prose__t">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, at) => (
              <td key={cell} data-label={head[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `{gizlilik}` becomes a link to that policy; `{minutes}` and similar ones become figures from the settings. */
function WithLinks({ text }: { text: string }) {
  const rules = usePlatformRules();
  return told(text, rules)
    .split(/\{(\w+)\}/)
    .map((part, at) => {
      const entry = at % 2 === 1 ? policies[part as PolicyName] : undefined;
      return entry ? (
        <Link key={at} className="link" to={linkTo(entry.route)}>
          {entry.title}
        </Link>
      ) : (
        part
      );
    });
}
