import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const pushOfferQuery = queryOptions({
  queryKey: ['push'],
  queryFn: () => api.call('GET /notifications/push'),
});

/** Push notifications in this browser: not supported, denied by the user, off or on. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The service worker that shows the notifications; undefined if there is none. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  isSupported() ? navigator.serviceWorker.getRegistration() : undefined;

const subscription = async () => (await worker())?.pushManager.getSubscription() ?? null;

/** @param endpoints the endpoints that the server knows for this user. A browser that is not among them is off. */
export const pushState = async (endpoints: readonly string[]): Promise<PushState> => {
  if (!(await worker())) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const own = await subscription();
  return own && endpoints.includes(own.endpoint) ? 'on' : 'off';
};

/**
 * Asks the user for permission, subscribes at the browser's push service, and registers the subscription at the server.
 */
export const turnPushOn = async (publicKey: string): Promise<void> => {
  const registration = await worker();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return;
  const earlier = await subscription();
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(async (error: unknown) => {
      // a subscription with an older key of the server must be removed first
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
