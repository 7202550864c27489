/**
 * For the button that submits a form: pressing it does not take the focus out of the field that was typed into. Leaving
 * that field may show its error, and what then moves down would be the button, away from under the pointer.
 */
export const keepFocus = { onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault() };
