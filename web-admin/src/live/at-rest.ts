/** True if nobody is typing, no input is unsaved and no dialog or menu is open: then the screen may refresh. */
export function isAtRest(): boolean {
  if (document.querySelector('[data-unsaved], [role="dialog"], [role="listbox"], .MuiMenu-root [role="menu"]'))
    return false;
  const focused = document.activeElement;
  return !(focused instanceof HTMLElement && focused.matches('input, textarea, select, [contenteditable="true"]'));
}
