import { useEffect, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** The changed values of controls, by type and label. */
type Writing = ReadonlyMap<string, string>;

/** What was typed or chosen in the prerendered page before its code was loaded. */
let early: Writing = new Map();

const isTick = (control: Control): boolean => control.type === 'radio' || control.type === 'checkbox';
const keyOf = (control: Control): string =>
  `${control.type} ${control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent} ${isTick(control) ? control.value : ''}`;
const saidBy = (control: Control): string =>
  control instanceof HTMLInputElement && isTick(control) ? String(control.checked) : control.value;

function wasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  if (!isTick(control)) return control.value !== control.defaultValue;
  // of a group of radio buttons, only the chosen one counts
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
}

const anyControl = 'input, select';
/** Controls whose changes from the initial value can be detected before and after hydration. */
const lasting = 'input';
/**
 * Controls whose changes can't be detected after hydration, because React does not write the initial choice of a select
 * into the page.
 */
const fleeting = 'select';

const writingIn = (page: ParentNode, controls: string): Writing =>
  new Map(
    [...page.querySelectorAll<Control>(controls)]
      .filter(wasChanged)
      .map((control) => [keyOf(control), saidBy(control)]),
  );

/** Reads what was typed and chosen before hydration, when no handler was listening. */
export function readEarlyWriting(page: ParentNode, { stays }: { readonly stays: boolean }): void {
  early = writingIn(page, stays ? fleeting : anyControl);
}

/** Applies the early input again, now that the handlers listen. */
export function useEarlyWriting(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!form.current) return;
    const written = new Map([...early, ...writingIn(form.current, lasting)]);
    early = new Map();
    redo(written, form.current);
  }, [form]);
}

/** Applies the early input again in a part of the form that hydrates later. */
export function useLateWriting(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (part.current) redo(writingIn(part.current, lasting), part.current);
  }, [part]);
}

function redo(written: Writing, within: HTMLElement) {
  if (written.size === 0) return;
  for (const control of within.querySelectorAll<Control>(anyControl)) {
    const value = written.get(keyOf(control));
    if (value === undefined) continue;
    undo(control);
    if (!isTick(control)) write(control, value);
    // the browser may already have restored this state
    else if (value !== saidBy(control)) control.click();
  }
}

/** Restores the value that React knows: React reports only changes from it. */
function undo(control: Control) {
  if (control instanceof HTMLSelectElement || !wasChanged(control)) return;
  if (isTick(control)) control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}

/** Sets the value with the native setter: React would otherwise record it as known and report no change. */
function write(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
