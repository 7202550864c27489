/** What is open inside takes Escape first, unless it belongs to what lies around it and goes with it. */
export function letInsideClose(event: KeyboardEvent): void {
  const inside =
    '[role="menu"], [aria-haspopup="menu"][aria-expanded="true"], [role="combobox"][aria-expanded="true"]:not([data-stays-open])';
  if (event.target instanceof Element && event.target.closest(inside)) event.preventDefault();
}
