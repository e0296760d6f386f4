import { kept, keptInTab, readJson } from '#contract/browser/storage.ts';
import type { ServiceId } from '#contract/vocabulary.ts';
import { presetOf } from './bases.ts';
import type { Choices } from './choices.ts';
import { defaultChoices, ownChoices, reviveChoices } from './forms.ts';
import { keptKey, noteKey } from './forget.ts';
import { LINKED_DRAFT, SHARED_PRICE } from './link.ts';
import type { Shared } from './state.ts';

interface Stored {
  /** The variant of the form in which the choices were made. */
  readonly base?: unknown;
  readonly choices?: unknown;
}

const storedText = (choices: Partial<Choices>, base: string | undefined): string =>
  JSON.stringify({ base, choices } satisfies Stored);

export interface Beginning {
  readonly choices: Choices;
  /**
   * Facts about the link to this form. Null unless the link carries a price or a choice that is no longer available.
   */
  readonly shared: Shared | null;
}

/**
 * The initial choices, in order of precedence: the link's, the variant's preset, those that this browser kept, the
 * defaults. Kept choices that were made in the same variant win over its preset.
 */
export function beginningOf(service: ServiceId, base: string | undefined, search: URLSearchParams): Beginning {
  const stored = (readJson(kept, keptKey(service)) ?? {}) as Stored;
  const before = reviveChoices(defaultChoices(service), {
    ...(stored.choices as object | undefined),
    note: keptInTab.read(noteKey(service)),
  });
  const start = base === undefined || stored.base === base ? before : { ...before, ...presetOf(service, base) };
  const linked = search.get(LINKED_DRAFT);
  if (linked === null) return { choices: start, shared: null };
  const lost: string[] = [];
  let choices = start;
  try {
    choices = reviveChoices(start, JSON.parse(linked), (what) => lost.push(what));
  } catch {
    lost.push('Bağlantı okunamadı');
  }
  const price = Number(search.get(SHARED_PRICE));
  const sent = Number.isSafeInteger(price) && price > 0;
  return { choices, shared: sent || lost.length > 0 ? { price: sent ? price : null, lost } : null };
}

/** Keeps choices that differ from the defaults. The note is kept per tab, because others may use the browser. */
export function keepChoices(choices: Choices, base: string | undefined): void {
  const { service } = choices;
  const { note, ...others } = ownChoices(choices);
  const { note: _note, ...defaults } = ownChoices(defaultChoices(service));
  const text = storedText(others, base);
  if (text === storedText(defaults, undefined)) kept.remove(keptKey(service));
  else kept.write(keptKey(service), text);
  if (note) keptInTab.write(noteKey(service), note);
  else keptInTab.remove(noteKey(service));
}
