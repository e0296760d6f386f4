import { createIntent } from '#contract/browser/intent.ts';
import { ticketLimits } from '#contract/limits.ts';
import { ticketTypeLabels, ticketTypes, type TicketType } from '#contract/vocabulary.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '../../config/paths.ts';
import { ApiProblem, api, explain } from '../../lib/api.ts';
import { formatWait } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { PicturePicker } from '../../ui/PicturePicker.tsx';
import { toast } from '../../ui/toast.ts';
import { Form } from '../form/Form.tsx';
import { useApiForm } from '../form/use-api-form.tsx';
import { usePictures } from '../picture/use-pictures.ts';
import { useUser } from '../session/use-session.ts';
import { roomOf } from '../support/fields.ts';
import { begunTicket, forgetTicket, keepTicket } from './begun.ts';
import { newTicketLink, type LinkedTicket } from './link.ts';
import { changeOf } from './locked-fields.ts';
import { showTicket } from './queries.ts';
import { useOrderChoices } from './use-order-choices.ts';
import { useTopUpChoices } from './use-top-up-choices.ts';

const schema = async () => (await import('./ticket-schema.ts')).ticketSchema;
const attempt = createIntent('ticket');

/** A hint for each type, so that support has to ask less. */
const hints: Readonly<Record<TicketType, string>> = {
  account: 'E-posta, rol ya da profilinde kilitli bir bilgi için.',
  balance: 'Yükleme, iade ya da bakiyendeki bir hareket için.',
  order: 'Bir siparişinle ilgili. Siparişi aşağıdan seç.',
  other: 'Bunların dışındaki her şey için.',
};

export function NewTicketForm({ linked }: { linked: LinkedTicket }) {
  const navigate = useNavigate();
  const paysByCard = useUser()?.role === 'customer';
  const orders = useOrderChoices(linked.orderId);
  const pictures = usePictures();
  const about = newTicketLink(linked);
  const [blank] = useState(() => ({
    type: linked.type ?? ('' as const),
    orderId: linked.orderId ?? '',
    topUpId: linked.topUpId ?? '',
    subject: subjectOf(linked),
    text: '',
  }));
  const form = useApiForm({
    schema,
    defaultValues: begunTicket(about, blank),
    failed: 'Destek talebi oluşturulamadı.',
    unfilled: 'Talebin alanları boş bırakılamaz. İşaretli alanları doldur.',
    reason: reasonOf,
    send: ({ type: chosen, subject, text: message, orderId, topUpId }) => {
      const matter = {
        ...(chosen === 'order' && orderId !== '' ? { orderId } : {}),
        ...(chosen === 'balance' && topUpId !== '' ? { topUpId } : {}),
      };
      const body = { type: chosen, subject, text: message, ...matter, ...pictures.body };
      return attempt(body, (idempotencyKey) => api.call('POST /tickets', { body, idempotencyKey }));
    },
    done: (ticket) => {
      forgetTicket();
      showTicket(ticket);
      toast('Destek talebi oluşturuldu');
      void navigate(linkTo('ticket', { id: ticket.id }), { replace: true });
    },
  });
  const { values, sent } = form;
  useEffect(() => {
    if (!sent) keepTicket(about, blank, values);
  }, [sent, about, blank, values]);
  const { type, text } = values;
  const topUps = useTopUpChoices(linked.topUpId, paysByCard && type === 'balance');

  return (
    <Form form={form} className="stack support__form">
      <SelectField label="Talep türü" hint={type === '' ? undefined : hints[type]} {...form.field('type')}>
        <option value="">Seç</option>
        {ticketTypes.map((one) => (
          <option key={one} value={one}>
            {ticketTypeLabels[one]}
          </option>
        ))}
      </SelectField>
      {type === 'order' && (
        <SelectField
          label="Sipariş"
          // Renders the select anew when options arrive: its value may be one of them.
          key={orders.choices.length}
          hint={orders.hint}
          aria-busy={orders.isPending}
          {...form.field('orderId')}
        >
          <option value="">Bir siparişe bağlı değil</option>
          {orders.choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {type === 'balance' && paysByCard && (
        <SelectField
          label="Ödeme"
          // Renders the select anew when options arrive: its value may be one of them.
          key={topUps.choices.length}
          hint={topUps.hint}
          aria-busy={topUps.isPending}
          {...form.field('topUpId')}
        >
          <option value="">Bir ödemeye bağlı değil</option>
          {topUps.choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Konu"
        maxLength={ticketLimits.subject.most}
        placeholder="Kısaca ne oldu?"
        {...form.field('subject')}
      />
      <TextArea
        label="Mesajın"
        rows={8}
        maxLength={ticketLimits.text.most}
        hint={`Şifreni yazma; senden hiçbir zaman istemeyiz. ${roomOf(text.length, ticketLimits.text.most)}`}
        {...form.field('text')}
      />
      <PicturePicker label="Ekran görüntüsü ekle (isteğe bağlı)" pictures={pictures} />
      <div>
        <Button kind="p" type="submit" busy={form.busy || pictures.busy}>
          Gönder
        </Button>
      </div>
    </Form>
  );
}

/** The subject, if the link gives one. */
const subjectOf = ({ field, transfer }: LinkedTicket): string =>
  field ? changeOf(field) : transfer ? 'Havale ya da e-cüzdanla ödeme' : '';

/** The reason of a refusal. If the refusal contains a waiting time, the sentence states it. */
function reasonOf(error: unknown): string {
  const seconds = error instanceof ApiProblem ? error.problem.params?.retryAfterSeconds : undefined;
  return typeof seconds === 'number'
    ? `Kısa sürede çok fazla destek talebi oluşturdun; ${formatWait(seconds)} sonra yeniden dene.`
    : explain(error);
}
