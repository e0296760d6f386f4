import { createIntent } from '#contract/browser/intent.ts';
import { ticketLimits } from '#contract/limits.ts';
import { ticketTypeLabels, ticketTypes, type TicketType } from '#contract/vocabulary.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '../../app/paths.ts';
import { ApiProblem, api, explain } from '../../lib/api.ts';
import { formatWait } from '../../lib/time.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { showProblem } from '../auth/errors.ts';
import { useSchema } from '../form/use-schema.ts';
import { roomOf } from '../support/fields.ts';
import { showTicket } from './queries.ts';
import type { TicketValues } from './ticket-schema.ts';
import { useOrderChoices } from './use-order-choices.ts';

const schema = async () => (await import('./ticket-schema.ts')).ticketSchema;
const attempt = createIntent('ticket');

/** What a type is about, so that the house asks less. */
const hints: Readonly<Record<TicketType, string>> = {
  account: 'E-posta, rol ya da profilinde kilitli bir bilgi için.',
  balance: 'Yükleme, iade ya da bakiyendeki bir hareket için. Tarihi ve tutarı yaz.',
  order: 'Bir siparişinle ilgili. Siparişi aşağıdan seç.',
  other: 'Bunların dışındaki her şey için.',
};

export function NewTicketForm({ linked }: { linked: { readonly type?: TicketType; readonly orderId?: string } }) {
  const navigate = useNavigate();
  const orders = useOrderChoices(linked.orderId);
  const { register, handleSubmit, setError, control, formState } = useForm<TicketValues>({
    resolver: useSchema(schema),
    mode: 'onTouched',
    defaultValues: { type: linked.type ?? '', orderId: linked.orderId ?? '', subject: '', text: '' },
  });
  const { errors, isSubmitting } = formState;
  const [type, text, orderId] = useWatch({ control, name: ['type', 'text', 'orderId'] });

  const submit = handleSubmit(
    async ({ type: chosen, subject, text: message, orderId: order }) => {
      if (chosen === '') return;
      const about = chosen === 'order' && order !== '' ? { orderId: order } : {};
      const body = { type: chosen, subject, text: message, ...about };
      try {
        const ticket = await attempt(body, (idempotencyKey) => api.call('POST /tickets', { body, idempotencyKey }));
        showTicket(ticket);
        toast('Bilet oluşturuldu');
        void navigate(linkTo('ticket', { id: ticket.id }), { replace: true });
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'request.invalid')
          showProblem(error, setError, ['type', 'subject', 'text', 'orderId']);
        else setError('root', { message: `Bilet oluşturulamadı. ${reasonOf(error)}` });
      }
    },
    () => setError('root', { message: 'Bilet alanları boş bırakılamaz. İşaretli alanları doldur.' }),
  );

  return (
    <form className="stack support__form" noValidate onSubmit={(event) => void submit(event)}>
      {errors.root && (
        <Alert tone="bad" announce>
          {errors.root.message}
        </Alert>
      )}
      <SelectField
        label="Bilet türü"
        hint={type === '' ? undefined : hints[type]}
        error={errors.type?.message}
        {...register('type')}
      >
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
          hint={orders.hint}
          error={errors.orderId?.message}
          aria-busy={orders.isPending}
          {...register('orderId')}
          value={orderId}
        >
          <option value="">Bir siparişe bağlı değil</option>
          {orders.choices.map(({ id, label }) => (
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
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextArea
        label="Mesajın"
        rows={8}
        maxLength={ticketLimits.text.most}
        hint={`Şifreni yazma; senden hiçbir zaman istemeyiz. ${roomOf(text.length, ticketLimits.text.most)}`}
        error={errors.text?.message}
        {...register('text')}
      />
      <div>
        <Button kind="p" type="submit" busy={isSubmitting}>
          Bileti gönder
        </Button>
      </div>
    </form>
  );
}

/** Seconds are said as people say them. */
function reasonOf(error: unknown): string {
  const seconds = error instanceof ApiProblem ? error.problem.params?.retryAfterSeconds : undefined;
  return typeof seconds === 'number'
    ? `Kısa sürede çok fazla bilet oluşturdun; ${formatWait(seconds)} sonra yeniden dene.`
    : explain(error);
}
