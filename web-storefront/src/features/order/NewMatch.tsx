import { resultLabels, signed } from '#contract/order/match.words.tr.ts';
import { progressSentence } from '#contract/order/progress-sentence.ts';
import { isPlayedOut, provenProgress } from '#contract/order/progress.words.tr.ts';
import { pointsName } from '#contract/pricing/ranks.ts';
import { useEffect, useRef, useState } from 'react';
import { playStep } from '../../lib/sound.ts';
import { describe, type Order } from './describe.ts';
import { countsPoints } from './work-kinds.ts';

/** Tells a customer’s screen reader of a match that came in while the page was open, and plays a sound if that is switched on. */
export default function NewMatch({ order }: { order: Order }) {
  const { total } = order.matchFigures;
  const seen = useRef(total);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (total > seen.current) {
      setSaid(sentenceOf(order));
      void playStep();
    }
    seen.current = total;
  }, [total, order]);
  return (
    <p className="vh" role="status">
      {said}
    </p>
  );
}

function sentenceOf(order: Order): string {
  const newest = order.matches.at(-1);
  const { game } = describe(order.draft);
  const points = newest && countsPoints(order.progress) ? `, ${signed(newest.points)} ${pointsName(game)}` : '';
  const result = newest ? `${resultLabels[newest.result]}${points}. ` : '';
  return `Yeni maç: ${result}${progressSentence(game, provenProgress(order.progress), isPlayedOut(order.state))}.`;
}
