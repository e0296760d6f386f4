import '../../styles/more.css';
import { createIntent } from '#contract/browser/intent.ts';
import { pointsName, resultLabels, signed, standingText, waitingText } from '#contract/order/match.words.tr.ts';
import { agentLabels, agents } from '#contract/vocabulary.ts';
import { useEffect, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { api, explain, isUnanswered } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { keys } from '../keys.ts';
import { ChampionField } from '../order/ChampionField.tsx';
import { describe, type Order } from '../order/describe.ts';
import { refetchOrder } from '../order/queries.ts';
import { countsPoints } from '../order/work-kinds.ts';
import { ScoreFields } from './ScoreFields.tsx';
import { usualPoints, type UsualPoints } from './usual-points.ts';

const FORM = 'mac-ekle';
type Result = 'win' | 'loss';

/**
 * A match in two presses: the champion and the score of the last match stand ready, the usual points of a win and of a
 * loss stand on the two buttons, and these buttons submit.
 */
export function AddMatch({ order, close }: { order: Order; close: () => void }) {
  const { game } = describe(order.draft);
  const withPoints = countsPoints(order.progress);
  const byAgent = game === 'valorant';
  const attempt = useMemo(() => createIntent(`match.${order.id}`), [order.id]);
  const [who, setWho] = useState(() => lastPlayed(order, byAgent));
  const [usual] = useState((): UsualPoints => (withPoints ? usualPoints(order.matches) : { win: 0, loss: 0 }));
  const [schema] = useState(() => async () => (await import('./match-schema.ts')).matchSchema(usual));
  const [timeOf] = useState(firstTimes);
  const [pressed, setPressed] = useState<Result>();
  const [asks, setAsks] = useState(false);
  const pointsOf = (typed: string, result: Result): number => {
    const points = typed === '' ? (usual[result] ?? 0) : Number(typed);
    return result === 'win' || points === 0 ? points : -points;
  };
  const form = useApiForm({
    schema,
    defaultValues: { who, result: 'win', ...scoreOf(order.matches.at(-1)), points: '', gold: '' },
    reason: (error) => {
      if (!isUnanswered(error)) return `Maç eklenemedi. ${explain(error)}`;
      refetchOrder(order.id); // the match may have been added
      return explain(error);
    },
    send: ({ points: typed, gold, kills, deaths, assists, result }) => {
      const match = {
        ...(byAgent ? { agent: who } : { champion: who }),
        kills: Number(kills),
        deaths: Number(deaths),
        assists: Number(assists),
        points: pointsOf(typed, result),
        ...(gold === '' ? {} : { gold: Number(gold) }),
        result,
      };
      const body = { ...match, playedAt: timeOf(match) };
      return attempt(body, (idempotencyKey) =>
        api.call('POST /orders/:id/matches', { params: { id: order.id }, body, idempotencyKey }),
      );
    },
    done: (match, { kills, deaths, assists, points, result }) => {
      refetchOrder(order.id);
      void queryClient.invalidateQueries({ queryKey: keys.booster });
      const entered = [
        resultLabels[result],
        byAgent ? agentName(who) : who,
        ...(withPoints ? [`${signed(pointsOf(points, result))} ${pointsName(game)}`] : []),
        `${Number(kills)}/${Number(deaths)}/${Number(assists)}`,
      ];
      toast(`${entered.join(', ')} eklendi. ${standingText(match, formatMoment)}.`);
      close();
    },
  });

  const { running } = form;
  useEffect(() => {
    running?.setValue('who', who, { shouldValidate: who !== '' });
  }, [running, who]);

  const typed = form.values.points;
  const submit = (result: Result) => (event: MouseEvent<HTMLButtonElement>) => {
    setPressed(result);
    setAsks(false);
    const field = event.currentTarget.form?.elements.namedItem('result');
    if (field instanceof HTMLInputElement) field.value = result; // until the form's code has loaded, it reads the fields
    running?.setValue('result', result);
    form.onSubmit(event);
  };
  const resultButton = (result: Result) => (
    <Button
      kind={result === 'win' ? 'p' : 's'}
      form={FORM}
      busy={form.busy && pressed === result}
      aria-disabled={(form.busy && pressed !== result) || undefined}
      onClick={submit(result)}
    >
      {resultLabels[result]}
      {withPoints && <span className="num">{pointsText(result, typed === '' ? usual[result] : Number(typed))}</span>}
    </Button>
  );

  // Enter does not tell the result, which is final
  const onEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') setAsks(true);
  };

  return (
    <Modal
      title="Maç ekle"
      close={() => form.busy || close()}
      footer={
        <>
          {resultButton('loss')}
          {resultButton('win')}
        </>
      }
    >
      <Form id={FORM} form={form}>
        {order.matchFigures.waiting && <Alert>{waitingText(order.matchFigures.waiting, formatMoment)}</Alert>}
        {asks && <Alert announce>Galibiyet mi, mağlubiyet mi?</Alert>}
        {/* not of the type `hidden`, whose value React resets when it renders before the form's code has loaded */}
        <input hidden readOnly {...form.field('result')} />
        <ChampionField byAgent={byAgent} chosen={who} field="who" error={form.errorOf('who')} onChange={setWho} />
        <ScoreFields
          field={(name) => ({ onKeyDown: onEnter, ...form.field(name) })}
          onStep={(name, value) => running?.setValue(name, value, { shouldValidate: true })}
        />
        <div className="grid2">
          {withPoints && (
            <TextField
              label={pointsName(game)}
              className="num"
              inputMode="numeric"
              onKeyDown={onEnter}
              hint={hintOf(usual)}
              {...form.field('points')}
            />
          )}
          <TextField
            label="Altın"
            className="num"
            inputMode="numeric"
            hint="İsteğe bağlı."
            onKeyDown={onEnter}
            {...form.field('gold')}
          />
        </div>
      </Form>
    </Modal>
  );
}

/**
 * The time of each match is that of its first press in this dialog: a repetition has the same body, and so the same key. A
 * later match with the same score is another one.
 */
function firstTimes() {
  const times = new Map<string, string>();
  return (match: object): string => {
    const said = JSON.stringify(match);
    const time = times.get(said) ?? new Date().toISOString();
    times.set(said, time);
    return time;
  };
}

const agentName = (who: string): string => {
  const agent = agents.find((known) => known === who);
  return agent ? agentLabels[agent] : who;
};

/** The score of the last match, to be changed by buttons. Before the first match the fields are empty. */
const scoreOf = (last: Order['matches'][number] | undefined) => ({
  kills: String(last?.kills ?? ''),
  deaths: String(last?.deaths ?? ''),
  assists: String(last?.assists ?? ''),
});

/** Who was played last; before the first match, the champion that the customer ordered. */
const lastPlayed = ({ matches, champion, lane }: Order, byAgent: boolean): string => {
  const last = matches.at(-1);
  if (last) return (byAgent ? last.agent : last.champion) ?? '';
  return !byAgent && lane === 'champion' ? (champion ?? '') : '';
};

const pointsText = (result: Result, points: number | undefined): string =>
  points === undefined || Number.isNaN(points) ? '' : signed(result === 'win' ? points : -points);

/** Which points are sent if none are typed. */
const hintOf = ({ win, loss }: UsualPoints): string => {
  const parts = [
    ...(win === undefined ? [] : [`galibiyette ${signed(win)}`]),
    ...(loss === undefined ? [] : [`mağlubiyette ${signed(-loss)}`]),
  ];
  return parts.length > 0 ? `Boş bırakırsan ${parts.join(', ')}.` : 'Kazanılan ya da kaybedilen; işareti sonuç koyar.';
};
