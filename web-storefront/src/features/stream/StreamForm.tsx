import { streamLinkLength, streamLinkOf, streamLinkWrong } from '#contract/order/words.tr.ts';
import { useState, type FormEvent } from 'react';
import { api } from '../../lib/api.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import type { Order } from '../order/describe.ts';
import { useOrderCommand } from '../order/use-order-command.ts';

/** The booster enters the stream's link, changes it or ends the stream. */
export function StreamForm({ order: { id, allowed }, live }: { order: Order; live: { url: string | null } | null }) {
  const [link, setLink] = useState('');
  const [tried, setTried] = useState(false);
  const give = useOrderCommand<string>(
    id,
    'stream',
    (url) => api.call('PUT /orders/:id/stream', { params: { id }, body: { url } }),
    {
      said: 'Yayın bağlantısı kaydedildi',
      done: () => {
        setLink('');
        setTried(false);
      },
    },
  );
  const end = useOrderCommand<undefined>(
    id,
    'stream-end',
    () => api.call('DELETE /orders/:id/stream', { params: { id } }),
    { said: 'Yayın bitti' },
  );
  const fits = streamLinkOf(link) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fits) give.run(link.trim());
  };
  return (
    <>
      {allowed.stream && (
        <form className="stack-2" noValidate onSubmit={submit}>
          <TextField
            label={live ? 'Yeni yayın bağlantısı' : 'Yayın bağlantısı'}
            type="url"
            inputMode="url"
            autoComplete="off"
            translate="no"
            maxLength={streamLinkLength}
            placeholder="https://www.twitch.tv/kanalin"
            hint="Twitch, YouTube ya da Kick."
            value={link}
            error={tried && !fits ? streamLinkWrong : undefined}
            onChange={(event) => setLink(event.target.value)}
          />
          <div>
            <Button size="sm" type="submit" busy={give.busy}>
              {live ? 'Bağlantıyı değiştir' : 'Yayını başlat'}
            </Button>
          </div>
        </form>
      )}
      {live && (
        <div>
          <Button size="sm" busy={end.busy} onClick={() => end.run(undefined)}>
            Yayını bitir
          </Button>
        </div>
      )}
      {(give.error ?? end.error) && (
        <Alert tone="bad" announce>
          {give.error ?? end.error}
        </Alert>
      )}
    </>
  );
}
