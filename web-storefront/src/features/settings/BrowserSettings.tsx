import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { Refused } from '../../ui/Refused.tsx';
import { pushOfferQuery, pushState, tryPush, turnPushOff, turnPushOn, type PushState } from './push.ts';

const words: Record<PushState, string> = {
  unsupported: 'Bu tarayıcı bildirim gösteremiyor. iPhone’da önce siteyi ana ekrana ekle.',
  denied: 'Bu tarayıcıda bildirimlere izin vermedin. İzni, adres çubuğundaki site ayarlarından açabilirsin.',
  off: 'Basamak kapalıyken de haberin olsun: sipariş adımları, yeni mesajlar, ödemeler.',
  on: 'Bildirimler bu tarayıcıya geliyor. Çıkış yaptığında kendiliğinden kapanır.',
};

/** Switches push notifications of this browser on or off. The browser asks for permission only after a press. */
export function BrowserSettings({ publicKey, endpoints }: { publicKey: string; endpoints: readonly string[] }) {
  const { data: state } = useQuery({ queryKey: ['push', 'state', endpoints], queryFn: () => pushState(endpoints) });
  const refresh = () => queryClient.invalidateQueries({ queryKey: pushOfferQuery.queryKey });
  const turn = useCommand({
    mutationFn: (on: boolean) => (on ? turnPushOn(publicKey) : turnPushOff()),
    onSettled: refresh,
  });
  const trial = useCommand({ mutationFn: tryPush, onSuccess: () => toast('Deneme bildirimi yolda'), onError: refresh });
  if (!state) return null;
  const error = turn.error ?? trial.error;
  return (
    <section className="browser-notices" aria-labelledby="tarayici">
      <BellRing className="ic" aria-hidden="true" />
      <div className="stack-2">
        <h3 className="browser-notices__h" id="tarayici">
          Bu tarayıcı
        </h3>
        <p className="hint" role="status">
          {words[state]}
        </p>
        <Refused why={error} />
        {(state === 'off' || state === 'on') && (
          <div className="row row--wrap">
            <Button
              size="sm"
              kind={state === 'off' ? 'p' : 'g'}
              busy={turn.isPending}
              onClick={() => turn.run(state === 'off')}
            >
              {state === 'off' ? 'Bu tarayıcıda bildirim al' : 'Bu tarayıcıda kapat'}
            </Button>
            {state === 'on' && (
              <Button size="sm" busy={trial.isPending} onClick={() => trial.run(undefined)}>
                Deneme bildirimi gönder
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
