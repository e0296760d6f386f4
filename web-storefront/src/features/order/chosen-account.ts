import { keptInTab } from '#contract/browser/storage.ts';
import type { ServiceId } from '#contract/vocabulary.ts';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.ts';
import { accountKey } from '../draft/forget.ts';
import { keys } from '../keys.ts';

/**
 * Gives a new order the account that was chosen in its form. Without one, or if that fails, the order's page asks for
 * it.
 */
export function giveChosenAccount(orderId: string, service: ServiceId): void {
  const gameAccountId = keptInTab.read(accountKey(service));
  if (!gameAccountId) return;
  api
    .call('PUT /orders/:id/game-account', { params: { id: orderId }, body: { gameAccountId } })
    .catch(() => toast('Oyun hesabı bağlanamadı, sipariş sayfasından ekle.'))
    .finally(() => void queryClient.invalidateQueries({ queryKey: keys.orders }));
}
