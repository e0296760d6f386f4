// Third-party scripts from the configuration. Each is added once per page.

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

/** Analytics and the tag manager read events from one list. */
export function startMeasuring(sources: readonly string[]): void {
  layer().push({ event: 'gtm.js', 'gtm.start': Date.now() });
  for (const src of sources) add(src);
}

/** @param pattern the route's pattern, e.g. `/siparisler/:id`: third parties do not learn whose order it is */
export const measureView = (pattern: string): void => void layer().push({ event: 'page_view', page_path: pattern });

export interface Chatter {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailHmac: string;
}

/** The id of the user whom the widget was opened for. */
let chatter: string | null = null;
const page = { reload: () => location.reload() };

/**
 * The widget checks the HMAC with the secret that it shares with the server, so that nobody can chat as another user.
 */
export function openChat(src: string, { id, firstName, lastName, email, emailHmac }: Chatter, { reload } = page): void {
  if (chatter !== null && chatter !== id) return closeChat({ reload });
  chatter = id;
  window.chatSettings = { first_name: firstName, last_name: lastName, email, emailHmac };
  add(src);
}

/** The widget can't forget a user; only a reload removes it. */
export function closeChat({ reload } = page): void {
  if (chatter === null) return;
  chatter = null;
  window.chatSettings = undefined;
  reload();
}
