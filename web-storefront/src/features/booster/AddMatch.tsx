import '../../styles/more.css';
import {
  assistsLabel,
  deathsLabel,
  killsLabel,
  pointsName,
  resultLabels,
  signed,
  standingText,
  waitingText,
} from '#contract/order/match.words.tr.ts';
import { agentLabels, agents } from '#contract/vocabulary.ts';
import { createIntent } from '#contract/browser/intent.ts';
import { useEffect, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { api } from '../../lib/api.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { ChampionField } from '../order/ChampionField.tsx';
import { useTransition } from '../order/commands.ts';
import { describe, type Order } from '../order/describe.ts';
import { countsPoints } from '../order/work-kinds.ts';
import { refetchOrder } from '../order/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';
import { usualPoints, type UsualPoints } from './usual-points.ts';

const FORM = 'mac-ekle';
type Result = 'win' | 'loss';

/**
 * A match in few presses: the last champion is chosen already, the usual points of a win and of a loss stand on the two
 * buttons, and these buttons submit.
 */
export function AddMatch({ order, close }: { order: Order; close: () => void }) {
  const { game } = describe(order.draft);
  const withPoints = countsPoints(order.progress);
  const byAgent = game === 'valorant';
  const attempt = useMemo(() => createIntent(`match.${order.id}`), [order.id]);
  const [who, setWho] = useState(() => lastPlayed(order, byAgent));
  const [usual] = useState((): UsualPoints => (withPoints ? usualPoints(order.matches) : { win: 0, loss: 0 }));
  const [schema] = useState(() => async () => (await import('./match-schema.ts')).matchSchema(usual));
  const [pressed, setPressed] = useState<Result>();
  const [asks, setAsks] = useState(false);
  const pointsOf = (typed: string, result: Result): number => {
    const points = typed === '' ? (usual[result] ?? 0) : Number(typed);
    return result === 'win' || points === 0 ? points : -points;
  };
  const leave = useTransition(order.id, 'started');
  const form = useApiForm({
    schema,
    defaultValues: { who, result: 'win', kills: '', deaths: '', assists: '', points: '', gold: '' },
    failed: 'Maç eklenemedi.',
    send: ({ points: typed, gold, kills, deaths, assists, result }) => {
      const points = pointsOf(typed, result);
      const match = {
        ...(byAgent ? { agent: who } : { champion: who }),
        kills: Number(kills),
        deaths: Number(deaths),
        assists: Number(assists),
        points,
        ...(gold === '' ? {} : { gold: Number(gold) }),
        result,
      };
      return attempt(match, (idempotencyKey) =>
        api.call('POST /orders/:id/matches', {
          params: { id: order.id },
          body: { ...match, playedAt: playedAt(idempotencyKey) },
          idempotencyKey,
        }),
      );
    },
    done: (match, { result, points }) => {
      refetchOrder(order.id);
      void queryClient.invalidateQueries({ queryKey: keys.booster });
      const entered = [
        resultLabels[result],
        byAgent ? agentName(who) : who,
        ...(withPoints ? [`${signed(pointsOf(points, result))} ${pointsName(game)}`] : []),
      ];
      toast(`${entered.join(', ')} eklendi. ${standingText(match, formatMoment)}.`);
      // an entered match is over, so the customer is no longer told that it is being played
      if (order.state === 'in-game') leave.run({});
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
      close={close}
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
        <input type="hidden" {...form.field('result')} />
        <ChampionField byAgent={byAgent} chosen={who} field="who" error={form.errorOf('who')} onChange={setWho} />
        <div className="grid3 score">
          <TextField
            label={killsLabel}
            className="num"
            inputMode="numeric"
            onKeyDown={onEnter}
            {...form.field('kills')}
          />
          <TextField
            label={deathsLabel}
            className="num"
            inputMode="numeric"
            onKeyDown={onEnter}
            {...form.field('deaths')}
          />
          <TextField
            label={assistsLabel}
            className="num"
            inputMode="numeric"
            onKeyDown={onEnter}
            {...form.field('assists')}
          />
        </div>
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

const agentName = (who: string): string => {
  const agent = agents.find((known) => known === who);
  return agent ? agentLabels[agent] : who;
};

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

/** A retry must send the same body as the first attempt, so the time is kept by idempotency key. */
const moments = new Map<string, string>();
function playedAt(idempotencyKey: string): string {
  const moment = moments.get(idempotencyKey) ?? new Date().toISOString();
  moments.set(idempotencyKey, moment);
  return moment;
}
