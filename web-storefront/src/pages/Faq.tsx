import '../styles/prose.css';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { faqTopics, questions, type FaqTopic, type Question } from '../content/faq.ts';
import { told } from '../content/platform-rules.ts';
import { usePlatformRules } from '../features/platform-rules.ts';
import { Questions } from '../features/faq/Questions.tsx';
import { hasWords } from '../lib/turkish.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';

const LEAD = 'Sipariş, ödeme, hesap güvenliği ve hizmetlerle ilgili en çok sorulanlar ve kısa yanıtları.';

const topics = Object.entries(faqTopics) as [FaqTopic, string][];
const everything: readonly Question[] = questions;

export default function Faq() {
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed).trim();
  useLinkedQuestion();
  const rules = usePlatformRules();
  const found = everything.filter(({ question, answer, topic }) =>
    hasWords(`${question} ${told(answer, rules)} ${faqTopics[topic]}`, searched),
  );
  return (
    <main className="wrap faq-page" id="icerik" tabIndex={-1}>
      <PageTitle description={LEAD}>Sık sorulan sorular</PageTitle>
      <Breadcrumbs here="Sık sorulan sorular" />
      <h1 className="page-h">Sık sorulan sorular</h1>
      <p className="prose__intro">{LEAD}</p>
      <div className="faq-page__s" role="search">
        <label className="label" htmlFor="soru-ara">
          Sorularda ara
        </label>
        <span className="faq-page__f">
          <Search className="ic" aria-hidden="true" />
          <input
            id="soru-ara"
            className="input"
            type="search"
            placeholder="Örneğin: iade, şifre, koridor"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
        <p className="small dim" role="status">
          {searched !== '' && found.length > 0 && `${found.length} soru bulundu`}
        </p>
      </div>
      {found.length === 0 && (
        <Empty
          title={`“${searched}” için bir soru yok`}
          picture="gap"
          action={
            <Button size="sm" onClick={() => setTyped('')}>
              Aramayı temizle
            </Button>
          }
        />
      )}
      {topics.map(([topic, title]) => {
        const ofTopic = found.filter((entry) => entry.topic === topic);
        return (
          ofTopic.length > 0 && (
            <section className="faq faq-page__t" key={topic} aria-labelledby={topic}>
              <h2 id={topic}>{title}</h2>
              <div>
                <Questions questions={ofTopic} open={searched === '' ? undefined : found[0]?.id} linked />
              </div>
            </section>
          )
        );
      })}
    </main>
  );
}

/** Opens the question that the address's hash names, also when the hash changes on this page. */
function useLinkedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const question = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView();
    question.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash]);
}
