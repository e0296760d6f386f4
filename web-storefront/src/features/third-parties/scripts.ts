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
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailHmac: string;
}

/** Whom the widget was opened for. */
let chatter: string | null = null;
const page = { reload: () => location.reload() };

/** The widget checks the hash with the secret that it shares with the server, so that nobody chats as somebody else. */
export function openChat(src: string, { id, firstName, lastName, email, emailHmac }: Chatter, { reload } = page): void {
  if (chatter !== null && chatter !== id) return closeChat({ reload });
  chatter = id;
  window.chatSettings = { first_name: firstName, last_name: lastName, email, emailHmac };
  add(src);
}

/** A widget that knew somebody is gone with the page only. */
export function closeChat({ reload } = page): void {
  if (chatter === null) return;
  chatter = null;
  window.chatSettings = undefined;
  reload();
}
