import { keptInTab, readJson } from '#contract/browser/storage.ts';
import { TICKET_KEY } from '../draft/forget.ts';

/** What the fields of a ticket hold that has not been sent. */
type Begun = Readonly<Record<string, string>>;

/** What was begun in this tab about the same thing, over what the form begins with. */
export function begunTicket<F extends Begun>(about: string, blank: F): F {
  const { about: before, fields } = (readJson(keptInTab, TICKET_KEY) ?? {}) as { about?: unknown; fields?: object };
  if (before !== about) return blank;
  const own = Object.entries({ ...fields }).filter(([name, value]) => name in blank && typeof value === 'string');
  return { ...blank, ...Object.fromEntries(own) };
}

/** Keeps what was begun; what the form begins with anyway takes no other ticket's place. */
export function keepTicket(about: string, blank: Begun, fields: Begun): void {
  if (Object.entries(blank).some(([name, value]) => fields[name] !== value))
    keptInTab.write(TICKET_KEY, JSON.stringify({ about, fields }));
  else if (begunTicket(about, blank) !== blank) forgetTicket();
}

export const forgetTicket = (): void => keptInTab.remove(TICKET_KEY);
