/** Nobody types, nothing is asked in a dialog or chosen from a menu: what is on the screen may change. */
export function isAtRest(): boolean {
  if (document.querySelector('[role="dialog"], [role="listbox"], .MuiMenu-root [role="menu"]')) return false;
  const focused = document.activeElement;
  return !(focused instanceof HTMLElement && focused.matches('input, textarea, select, [contenteditable="true"]'));
}
