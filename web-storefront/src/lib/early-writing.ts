import { useEffect, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** By what the controls are called. */
type Writing = ReadonlyMap<string, string>;

/** What stood in the controls of a page that was rendered ahead before its code was there. */
let early: Writing = new Map();

const isTick = (control: Control): boolean => control.type === 'radio' || control.type === 'checkbox';
const keyOf = (control: Control): string =>
  `${control.type} ${control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent} ${isTick(control) ? control.value : ''}`;
const saidBy = (control: Control): string =>
  control instanceof HTMLInputElement && isTick(control) ? String(control.checked) : control.value;

function wasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  if (!isTick(control)) return control.value !== control.defaultValue;
  // of radios the one that was chosen speaks
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
}

const anyControl = 'input, select';
/** Of these it can be seen at any time whether they say something else than what they began with. */
const lasting = 'input';
/** React does not write into the page which choice a list began with. */
const fleeting = 'select';

const writingIn = (page: ParentNode, controls: string): Writing =>
  new Map(
    [...page.querySelectorAll<Control>(controls)]
      .filter(wasChanged)
      .map((control) => [keyOf(control), saidBy(control)]),
  );

/** Nobody listened yet: what was chosen and typed is read off the page before it, or another in its place, is woken. */
export function readEarlyWriting(page: ParentNode, { stays }: { readonly stays: boolean }): void {
  early = writingIn(page, stays ? fleeting : anyControl);
}

/** It is done once more, now that somebody listens. */
export function useEarlyWriting(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!form.current) return;
    const written = new Map([...early, ...writingIn(form.current, lasting)]);
    early = new Map();
    redo(written, form.current);
  }, [form]);
}

/** The same for a part of the form that wakes later than the rest. */
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
    // what the browser had kept may say the same already
    else if (value !== saidBy(control)) control.click();
  }
}

/** Back to what React believes it to be: it hears of changes only. */
function undo(control: Control) {
  if (control instanceof HTMLSelectElement || !wasChanged(control)) return;
  if (isTick(control)) control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}

/** Past React, which would otherwise take the value for the one that it knows. */
function write(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
