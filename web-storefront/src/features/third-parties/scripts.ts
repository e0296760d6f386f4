// Scripts of others, as the configuration names them. Each is added once per page.

declare global {
  interface Window {
    dataLayer?: object[];
    chatSettings?: { first_name: string; last_name: string; email: string; emailHmac: string } | undefined;
  }
}

const added = new Set<string>();

function add(src: string): void {
  if (added.has(src)) return;
  added.add(src);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

const layer = (): object[] => (window.dataLayer ??= []);

/** Analytics and the tag manager read what happens out of one list. */
export function startMeasuring(sources: readonly string[]): void {
  layer().push({ event: 'gtm.js', 'gtm.start': Date.now() });
  for (const src of sources) add(src);
}

/** @param pattern the route's, as `/siparisler/:id`: whose order it is, is nobody's business. */
export const measureView = (pattern: string): void => void layer().push({ event: 'page_view', page_path: pattern });

export interface Chatter {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailHmac: string;
}

/** The widget checks the hash with the secret that it shares with the server, so that nobody chats as somebody else. */
export function openChat(src: string, { firstName, lastName, email, emailHmac }: Chatter): void {
  window.chatSettings = { first_name: firstName, last_name: lastName, email, emailHmac };
  add(src);
}

/** A widget that knew somebody is gone with the page only. */
export function closeChat(): void {
  if (window.chatSettings === undefined) return;
  window.chatSettings = undefined;
  location.reload();
}
