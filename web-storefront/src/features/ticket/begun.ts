import { keptInTab, readJson } from '#contract/browser/storage.ts';
import { TICKET_KEY } from '../draft/forget.ts';

/** The fields of an unsent ticket. */
type Begun = Readonly<Record<string, string>>;

/** The unsent ticket about the same subject in this tab, on top of the blank form. */
export function begunTicket<F extends Begun>(about: string, blank: F): F {
  const { about: before, fields } = (readJson(keptInTab, TICKET_KEY) ?? {}) as { about?: unknown; fields?: object };
  if (before !== about) return blank;
  const own = Object.entries({ ...fields }).filter(([name, value]) => name in blank && typeof value === 'string');
  return { ...blank, ...Object.fromEntries(own) };
}

/** Keeps an unsent ticket. An unchanged form does not replace a ticket about another subject. */
export function keepTicket(about: string, blank: Begun, fields: Begun): void {
  if (Object.entries(blank).some(([name, value]) => fields[name] !== value))
    keptInTab.write(TICKET_KEY, JSON.stringify({ about, fields }));
  else if (begunTicket(about, blank) !== blank) forgetTicket();
}

export const forgetTicket = (): void => keptInTab.remove(TICKET_KEY);
