import type { LiveMessage } from '#contract/browser/live.ts';

/** A new or changed record of the console. */
export interface News {
  readonly resource: string;
  readonly id: string;
}

/**
 * Translates a message of the live stream into news. The result is `everything` if too many messages were missed to
 * list them.
 */
export function newsOf({ event, data }: LiveMessage): News | 'everything' | null {
  if (event === 'reset') return 'everything';
  const { id, orderId, resource } = parse(data);
  const about = (name: string, record: unknown): News | null =>
    typeof record === 'string' ? { resource: name, id: record } : null;
  switch (event ?? '') {
    case 'order':
      return about('orders', id);
    case 'match':
      return about('orders', orderId);
    case 'ticket':
      return about('tickets', id);
    case 'message':
      return about('messages', id);
    case 'console':
      return typeof resource === 'string' ? about(resource, id) : null;
    default:
      return null;
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

interface Asked {
  readonly id?: unknown;
  readonly filter?: { readonly recordId?: unknown; readonly personId?: unknown };
}

/** Whether a query reads a record that the news names, or the audit log of such a record. */
export function isAbout([resource, verb, params]: readonly unknown[], news: readonly News[]): boolean {
  const { id, filter } = (params ?? {}) as Asked;
  if (verb === 'getOne') return news.some((heard) => heard.resource === resource && heard.id === String(id));
  return (
    resource === 'audit-events' &&
    verb === 'getList' &&
    news.some((heard) => heard.id === filter?.recordId || heard.id === filter?.personId)
  );
}

type Listener = (news: readonly News[] | 'everything') => void;

/** A burst of events is announced once, after this delay. */
const togetherMs = 1_500;

/** Collects news and delivers it in batches. */
export class Newsroom {
  readonly #listeners = new Set<Listener>();
  #gathered = new Map<string, News>();
  #everything = false;
  #willTell = false;

  hear(news: News | 'everything' | null): void {
    if (news === null) return;
    if (news === 'everything') this.#everything = true;
    else this.#gathered.set(`${news.resource} ${news.id}`, news);
    if (this.#willTell) return;
    this.#willTell = true;
    setTimeout(() => this.#tell(), togetherMs);
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    this.#willTell = false;
    const told = this.#everything ? 'everything' : [...this.#gathered.values()];
    this.#gathered = new Map();
    this.#everything = false;
    for (const listener of this.#listeners) listener(told);
  }
}

export const newsroom = new Newsroom();
