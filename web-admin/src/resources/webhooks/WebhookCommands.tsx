import { webhookLimits } from '#contract/limits.ts';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import type { AdminWebhook, IssuedWebhook } from '../../lib/records.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { ShowOnce } from '../../ui/ShowOnce.tsx';
import { WholeNumberInput } from '../../ui/WholeNumberInput.tsx';

interface OfWebhook {
  readonly webhook: AdminWebhook;
}

export function Test({ webhook }: OfWebhook) {
  const redirect = useRedirect();
  return (
    <CommandDialog
      action="POST /admin/webhooks/:id/test"
      label="Dene"
      primary
      title="Webhook’u dene"
      explanation="Alıcıya “webhook.test” olayı gönderilir."
      submitLabel="Deneme gönder"
      send={() => ({ params: { id: webhook.id } })}
      done="Deneme gönderiliyor"
      onDone={({ id }) => redirect('show', 'deliveries', id)}
    />
  );
}

const { overlapHours } = webhookLimits;

export function Rotate({ webhook }: OfWebhook) {
  const [issued, setIssued] = useState<IssuedWebhook | null>(null);
  return (
    <>
      <CommandDialog
        action="POST /admin/webhooks/:id/rotation"
        label="Sırrı yenile"
        title="İmza sırrını yenile"
        explanation="Yeni bir sır üretilir. Programını değiştirmen için bir süre ikisiyle de imzalanır."
        submitLabel="Yeni sır üret"
        defaults={{ overlapHours: overlapHours.usual }}
        send={(values: { overlapHours: number }) => ({
          params: { id: webhook.id },
          body: { overlapHours: values.overlapHours },
        })}
        done="Sır yenilendi"
        onDone={setIssued}
      >
        <WholeNumberInput
          source="overlapHours"
          label="Eskisi kaç saat daha imzalasın?"
          min={overlapHours.least}
          max={overlapHours.most}
        />
      </CommandDialog>
      {issued && (
        <ShowOnce
          title="Yeni imza sırrı"
          explanation="Bu sır yalnız şimdi gösterilir. Programına yaz; eskisiyle süresi dolunca imzalanmaz."
          label="İmza sırrı"
          secret={issued.secret}
          onClose={() => setIssued(null)}
        />
      )}
    </>
  );
}

/** Everybody who may change webhooks may pause one, for example if it does harm. Only its owner may resume it. */
export const Pause = ({ webhook, own }: OfWebhook & { own: boolean }) => (
  <CommandDialog
    action="POST /admin/webhooks/:id/pause"
    label="Duraklat"
    title="Webhook’u duraklat"
    explanation={
      <>
        Bir şey gönderilmez. Bu sırada olanlar 30 gün saklanır ve sürdürünce sırayla gönderilir.
        {!own && ` Sonra yalnız sahibi (${webhook.ownerName ?? 'bilinmiyor'}) sürdürebilir; ona e-posta gider.`}
      </>
    }
    submitLabel="Webhook’u duraklat"
    send={() => ({ params: { id: webhook.id } })}
    done="Webhook duraklatıldı"
  />
);

export const Resume = ({ webhook }: OfWebhook) => (
  <CommandDialog
    action="POST /admin/webhooks/:id/resume"
    label="Sürdür"
    primary
    title="Webhook’u sürdür"
    explanation="Bekleyenler sırayla gönderilir."
    submitLabel="Webhook’u sürdür"
    send={() => ({ params: { id: webhook.id } })}
    done="Webhook sürdürüldü"
  />
);

export function Remove({ webhook }: OfWebhook) {
  const redirect = useRedirect();
  return (
    <CommandDialog
      action="DELETE /admin/webhooks/:id"
      label="Sil"
      danger
      title="Webhook’u sil"
      explanation="Bu adrese bir daha gönderilmez; bekleyenler ve gönderi kaydı da silinir. Geri alınamaz."
      submitLabel="Webhook’u sil"
      send={() => ({ params: { id: webhook.id } })}
      done="Webhook silindi"
      gone
      onDone={() => redirect('list', 'webhooks')}
    />
  );
}
