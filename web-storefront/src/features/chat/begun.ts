import { keptInTab, readJson } from '#contract/browser/storage.ts';
import { CHAT_KEY } from '../draft/forget.ts';

/** Texts that were typed but not sent, by order id. */
const begun = () => (readJson(keptInTab, CHAT_KEY) ?? {}) as Readonly<Record<string, string | undefined>>;

export const begunMessage = (orderId: string): string => begun()[orderId] ?? '';

export const keepMessage = (orderId: string, text: string): void =>
  keptInTab.write(CHAT_KEY, JSON.stringify({ ...begun(), [orderId]: text || undefined }));
