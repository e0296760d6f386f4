import { useEffect, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** What stood in the controls of a page that was rendered ahead when its code took over, by what they are called. */
let early = new Map<string, string>();

const isTick = (control: Control): boolean => control.type === 'radio' || control.type === 'checkbox';
const keyOf = (control: Control): string =>
  `${control.type} ${control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent} ${isTick(control) ? control.value : ''}`;
const saidBy = (control: Control): string =>
  control instanceof HTMLInputElement && isTick(control) ? String(control.checked) : control.value;
const controlsOf = (element: ParentNode) => element.querySelectorAll<Control>('input, select');

function wasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  if (!isTick(control)) return control.value !== control.defaultValue;
  // of radios the one that was chosen speaks
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
}

/** Nobody listened yet: what was chosen and typed is read off the page before another one takes its place. */
export function readEarlyWriting(page: ParentNode): void {
  early = new Map([...controlsOf(page)].filter(wasChanged).map((control) => [keyOf(control), saidBy(control)]));
}

/** It is done once more, now that somebody listens. */
export function useEarlyWriting(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const written = early;
    early = new Map();
    if (written.size === 0 || !form.current) return;
    for (const control of controlsOf(form.current)) {
      const value = written.get(keyOf(control));
      // what the browser had kept may say the same already
      if (value === undefined || value === saidBy(control)) continue;
      if (isTick(control)) control.click();
      else write(control, value);
    }
  }, [form]);
}

/** Past React, which would otherwise take the value for the one that it knows. */
function write(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
