import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const pushOfferQuery = queryOptions({
  queryKey: ['push'],
  queryFn: () => api.call('GET /notifications/push'),
});

/** How this browser stands to being told: it can't be, its owner has said no, or it is or isn't. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The worker that shows messages; a page that has just come waits for it a moment. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isSupported() ? navigator.serviceWorker.getRegistration() : undefined;

const subscription = async () => (await worker())?.pushManager.getSubscription() ?? null;

/** @param endpoints where the server tells this log-in: a browser that it has forgotten is not told. */
export const pushState = async (endpoints: readonly string[]): Promise<PushState> => {
  if (!(await worker())) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const own = await subscription();
  return own && endpoints.includes(own.endpoint) ? 'on' : 'off';
};

/** Asks the browser's owner, then its maker's push service, then the server. */
export const turnPushOn = async (publicKey: string): Promise<void> => {
  const registration = await worker();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return;
  const earlier = await subscription();
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(async (error: unknown) => {
      // one that was made with the house's earlier keys has to go first
      if (!earlier) throw error;
      await earlier.unsubscribe();
      return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    });
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await api.call('PUT /notifications/push', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
};

export const turnPushOff = async (): Promise<void> => {
  const own = await subscription();
  if (!own) return;
  await api.call('POST /notifications/push/removal', { body: { endpoint: own.endpoint } });
  await own.unsubscribe();
};

export const tryPush = async (): Promise<void> => {
  const own = await subscription();
  await api.call('POST /notifications/push/test', { body: { endpoint: own?.endpoint ?? '-' } });
};
