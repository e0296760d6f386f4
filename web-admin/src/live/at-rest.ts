/** Nobody types, nothing typed waits to be saved, nothing is asked in a dialog or chosen from a menu: the screen may change. */
export function isAtRest(): boolean {
  if (document.querySelector('[data-unsaved], [role="dialog"], [role="listbox"], .MuiMenu-root [role="menu"]'))
    return false;
  const focused = document.activeElement;
  return !(focused instanceof HTMLElement && focused.matches('input, textarea, select, [contenteditable="true"]'));
}
