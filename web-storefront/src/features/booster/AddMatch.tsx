import {
  assistsLabel,
  deathsLabel,
  killsLabel,
  pointsName,
  resultLabels,
  standingText,
  waitingText,
} from '#contract/order/match.words.tr.ts';
import { createIntent } from '#contract/browser/intent.ts';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatMoment } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toast.ts';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { ChampionField } from '../order/ChampionField.tsx';
import { describe, type Order } from '../order/describe.ts';
import { countsPoints } from '../order/work-kinds.ts';
import { refetchOrder } from '../order/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { keys } from '../keys.ts';

const schema = async () => (await import('./match-schema.ts')).matchSchema;

const FORM = 'mac-ekle';

export function AddMatch({ order, close }: { order: Order; close: () => void }) {
  const { game } = describe(order.draft);
  const withPoints = countsPoints(order.progress);
  const byAgent = game === 'valorant';
  const attempt = useMemo(() => createIntent(`match.${order.id}`), [order.id]);
  const [who, setWho] = useState('');
  const form = useApiForm({
    schema,
    defaultValues: {
      who: '',
      result: 'win' as const,
      kills: '',
      deaths: '',
      assists: '',
      points: withPoints ? '' : '0',
      gold: '',
    },
    failed: 'Maç eklenemedi.',
    send: ({ points: typed, gold, kills, deaths, assists, result }) => {
      const points = Number(typed);
      const match = {
        ...(byAgent ? { agent: who } : { champion: who }),
        kills: Number(kills),
        deaths: Number(deaths),
        assists: Number(assists),
        points: result === 'win' || points === 0 ? points : -points,
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
    done: (match) => {
      refetchOrder(order.id);
      void queryClient.invalidateQueries({ queryKey: keys.booster });
      toast(`Maç eklendi. ${standingText(match, formatMoment)}.`);
      close();
    },
  });

  const { running } = form;
  useEffect(() => {
    if (who) running?.setValue('who', who, { shouldValidate: true });
    else running?.resetField('who');
  }, [running, who]);

  return (
    <Modal
      title="Maç ekle"
      close={close}
      action={
        <Button kind="p" type="submit" form={FORM} busy={form.busy}>
          Maçı kaydet
        </Button>
      }
    >
      <Form id={FORM} form={form}>
        {order.matchFigures.waiting && <Alert>{waitingText(order.matchFigures.waiting, formatMoment)}</Alert>}
        <div className="grid2">
          <ChampionField byAgent={byAgent} chosen={who} field="who" error={form.errorOf('who')} onChange={setWho} />
          <SelectField label="Sonuç" {...form.field('result')}>
            <option value="win">{resultLabels.win}</option>
            <option value="loss">{resultLabels.loss}</option>
          </SelectField>
        </div>
        <div className="grid3">
          <TextField label={killsLabel} className="num" inputMode="numeric" {...form.field('kills')} />
          <TextField label={deathsLabel} className="num" inputMode="numeric" {...form.field('deaths')} />
          <TextField label={assistsLabel} className="num" inputMode="numeric" {...form.field('assists')} />
        </div>
        <div className="grid2">
          {withPoints && (
            <TextField
              label={pointsName(game)}
              className="num"
              inputMode="numeric"
              hint="Kazanılan ya da kaybedilen; işareti sonuca göre konur."
              {...form.field('points')}
            />
          )}
          <TextField label="Altın" className="num" inputMode="numeric" hint="İsteğe bağlı." {...form.field('gold')} />
        </div>
      </Form>
    </Modal>
  );
}

/** A retry must send the same body as the first attempt, so the time is kept by idempotency key. */
const moments = new Map<string, string>();
function playedAt(idempotencyKey: string): string {
  const moment = moments.get(idempotencyKey) ?? new Date().toISOString();
  moments.set(idempotencyKey, moment);
  return moment;
}
